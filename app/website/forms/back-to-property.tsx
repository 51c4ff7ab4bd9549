import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslation } from '../../language/use-translation'
import pageStyles from '../page-body.module.css'

/** From a page about a property, the way back to it. */
export function BackToProperty({ title, path }: { title: string; path: string }) {
  const { t } = useTranslation('costs')
  return (
    <nav className={pageStyles.crumbs} aria-label={title}>
      <Link to={path}>
        <ArrowLeft className="icon" aria-hidden />
        {t('page.back')}
      </Link>
    </nav>
  )
}
