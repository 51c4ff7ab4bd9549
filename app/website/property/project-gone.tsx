import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../language/path-to'
import { useLanguage } from '../../language/use-language'

export function ProjectGone() {
  const { t } = useTranslation('projects')
  const language = useLanguage()
  return (
    <div className="wrap section stack">
      <h1>{t('gone.title')}</h1>
      <p className="lead">{t('gone.lead')}</p>
      <p>
        <Link className="button" to={pathTo('projects', language)}>
          {t('gone.all')}
        </Link>
      </p>
    </div>
  )
}
