import { pathTo } from '../../language/path-to'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { ButtonLink } from '../../ui/button'
import { PageBody, PageHead } from '../page-body'

/** A link that was cut in half, made up, or used long after the viewing. */
export function ViewingLinkBroken({ why, phone }: { why: 'forged' | 'expired'; phone: string }) {
  const { t } = useTranslation('appointments')
  const language = useLanguage()
  return (
    <PageBody>
      <PageHead>
        <h1>{t(`manage.${why}-title`)}</h1>
        <p className="lead">{t(`manage.${why}-body`, { phone })}</p>
      </PageHead>
      <p>
        <ButtonLink to={pathTo('appointment', language)}>{t('page.title')}</ButtonLink>
      </p>
    </PageBody>
  )
}
