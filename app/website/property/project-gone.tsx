import { pathTo } from '../../language/path-to'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { ButtonLink } from '../../ui/button'

export function ProjectGone() {
  const { t } = useTranslation('projects')
  const language = useLanguage()
  return (
    <div className="wrap section stack">
      <h1>{t('gone.title')}</h1>
      <p className="lead">{t('gone.lead')}</p>
      <p>
        <ButtonLink to={pathTo('projects', language)}>{t('gone.all')}</ButtonLink>
      </p>
    </div>
  )
}
