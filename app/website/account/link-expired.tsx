import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse, Link } from 'react-router'
import { pathTo } from '../../language/path-to'
import { useLanguage } from '../../language/use-language'

/** A personal link that was good once, or never; any other trouble is for the layout to tell. */
export function LinkExpired({ error }: { error: unknown }) {
  const { t } = useTranslation('enquiries')
  const language = useLanguage()
  if (!isRouteErrorResponse(error)) throw error
  if (error.status !== 410 && error.data !== 'forged') throw error
  return (
    <div className="wrap page">
      <title>{t('page.link-expired')}</title>
      <meta name="robots" content="noindex" />
      <header className="page-head">
        <h1>{t('page.link-expired')}</h1>
        <p className="lead">{t('page.link-expired-body')}</p>
      </header>
      <p>
        <Link className="button" to={pathTo('contact', language)}>
          {t('form.site-contact.name')}
        </Link>
      </p>
    </div>
  )
}
