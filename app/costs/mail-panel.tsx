import { useTranslation } from 'react-i18next'

export type MailSaid = { outcome: 'posted' | 'invalid' | 'too-many' | 'unclear'; email: string }

/** Stands in the form of the sum: the button sends that form as a letter instead of a question. */
export function MailPanel({ said }: { said: MailSaid | undefined }) {
  const { t } = useTranslation('costs')
  const isRefused = said && said.outcome !== 'posted'
  return (
    <section className="panel" aria-labelledby="mail-result">
      <h2 className="panel-title" id="mail-result">
        {t('mail.title')}
      </h2>
      {said?.outcome === 'posted' && (
        <p className="note" role="status">
          {t('mail.posted', { email: said.email })}
        </p>
      )}
      <div className="field">
        <label htmlFor="email">{t('mail.email')}</label>
        <input
          className="input"
          id="email"
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
        <button
          className="button quiet wide"
          type="submit"
          formMethod="post"
          name="task"
          value="mail"
        >
          {t('mail.send')}
        </button>
      </p>
      <p className="help">{t('mail.privacy')}</p>
    </section>
  )
}
