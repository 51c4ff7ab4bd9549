import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../language/path-to'
import { useLanguage } from '../../language/use-language'

/** A link that was cut in half, made up, or used long after the viewing. */
export function ViewingLinkBroken({ why, phone }: { why: 'forged' | 'expired'; phone: string }) {
  const { t } = useTranslation('appointments')
  const language = useLanguage()
  return (
    <div className="wrap page">
      <header className="page-head">
        <h1>{t(`manage.${why}-title`)}</h1>
        <p className="lead">{t(`manage.${why}-body`, { phone })}</p>
      </header>
      <p>
        <Link className="button" to={pathTo('appointment', language)}>
          {t('page.title')}
        </Link>
      </p>
    </div>
  )
}
