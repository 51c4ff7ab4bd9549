import { useTranslation } from '../../language/use-translation'
import { Button } from '../../ui/button'
import styles from '../costs.module.css'

export type MailSaid = { outcome: 'posted' | 'invalid' | 'too-many' | 'unclear'; email: string }

type Props = {
  /** The sum as it stands. */
  fields: Record<string, string | string[] | number | null>
  said: MailSaid | undefined
}

const formId = 'mail-sum'

/** A form of its own, or the address of the visitor would stand in the address of the sum. */
export function MailForm() {
  return <form method="post" id={formId} noValidate />
}

export function MailPanel({ fields, said }: Props) {
  const { t } = useTranslation('costs')
  const isRefused = said && said.outcome !== 'posted'
  return (
    <section className={`panel ${styles.screen}`} aria-labelledby="mail-result">
      <h2 className="panel-title" id="mail-result">
        {t('mail.title')}
      </h2>
      {said?.outcome === 'posted' && (
        <p className="note" role="status">
          {t('mail.posted', { email: said.email })}
        </p>
      )}
      {Object.entries(fields).flatMap(([name, value]) =>
        [value ?? []]
          .flat()
          .map((each) => (
            <input key={`${name} ${each}`} form={formId} type="hidden" name={name} value={each} />
          )),
      )}
      <div className="field">
        <label htmlFor="email">{t('mail.email')}</label>
        <input
          className="input"
          id="email"
          form={formId}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          defaultValue={isRefused ? said.email : ''}
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? 'email-problem' : undefined}
        />
        {isRefused && (
          <p className="error" id="email-problem" role="alert">
            {t(`mail.${said.outcome}`)}
          </p>
        )}
      </div>
      <p>
        <Button kind="quiet" isWide type="submit" form={formId}>
          {t('mail.send')}
        </Button>
      </p>
      <p className="help">{t('mail.privacy')}</p>
    </section>
  )
}
