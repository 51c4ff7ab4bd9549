import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../language/path-to'
import { useLanguage } from '../../language/use-language'

/** A link that opens nothing tells nothing, and offers a new beginning. */
export function LostDemand() {
  const { t } = useTranslation('demands')
  const language = useLanguage()
  return (
    <div className="wrap page">
      <header className="page-head">
        <h1>{t('manage.no-such-link')}</h1>
        <p className="lead">{t('manage.no-such-link-lead')}</p>
        <p>
          <Link className="button" to={pathTo('demand-register', language)}>
            {t('manage.again')}
          </Link>
        </p>
      </header>
    </div>
  )
}
