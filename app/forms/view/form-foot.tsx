import { pathTo } from '../../language/path-to'
import { RichMessage } from '../../language/spoken/rich-message'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { Button } from '../../ui/button'
import { Link } from '../../ui/link'
import type { Form, StepName } from '../form'
import { metaFields } from '../form-fields'
import { keptMonths } from '../kept/kept-months'

type Props = { form: Form; step: StepName | undefined; isLast: boolean; isBusy: boolean }

export function FormFoot({ form, step, isLast, isBusy }: Props) {
  const { t } = useTranslation('enquiries')
  const isFirst = !step || step === form.steps?.[0]
  const send = t(`form.${form.name}.send` as 'form.site-contact.send')
  return (
    <>
      <PrivacyLine form={form} />
      <div className="form-foot">
        {/* First in the form, so that Enter goes on and not back. */}
        <Button type="submit" aria-disabled={isBusy || undefined}>
          {isBusy ? t('page.sending') : isLast ? send : t('page.next')}
        </Button>
        {!isFirst && (
          <Button kind="quiet" type="submit" name={metaFields.go} value="back" formNoValidate>
            {t('page.previous')}
          </Button>
        )}
      </div>
    </>
  )
}

/** What we keep, why and how long: beside the form, not behind a link. */
function PrivacyLine({ form }: { form: Form }) {
  const { t } = useTranslation('enquiries')
  const language = useLanguage()
  const purpose = t(`form.${form.name}.purpose` as 'form.site-contact.purpose')
  return (
    <p className="help">
      <RichMessage
        text={t('page.privacy', { count: keptMonths[form.kept], purpose })}
        parts={{ privacy: <Link to={pathTo('privacy', language)} /> }}
      />
    </p>
  )
}
