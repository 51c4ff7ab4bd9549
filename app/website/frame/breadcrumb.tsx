import type { Crumb } from '../../editorial/menu'
import { useTranslation } from '../../language/use-translation'
import { Link } from '../../ui/link'
import styles from './breadcrumb.module.css'

export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  const { t } = useTranslation()
  return (
    <nav className={styles.crumbs} aria-label={t('breadcrumb')}>
      <ol>
        {crumbs.map(({ title, path }, place) => (
          <li key={path}>
            {place === crumbs.length - 1 ? (
              <span aria-current="page">{title}</span>
            ) : (
              <Link to={path}>{title}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
