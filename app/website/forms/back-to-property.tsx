import { useTranslation } from '../../language/use-translation'
import { ArrowLeft } from '../../ui/icons'
import { Link } from '../../ui/link'
import pageStyles from '../page-body.module.css'

/** From a page about a property, the way back to it. */
export function BackToProperty({ title, path }: { title: string; path: string }) {
  const { t } = useTranslation('costs')
  return (
    <nav className={pageStyles.crumbs} aria-label={title}>
      <Link to={path}>
        <ArrowLeft />
        {t('page.back')}
      </Link>
    </nav>
  )
}
