import { useTranslation } from 'react-i18next'
import { officePath } from './office-pages'
import styles from './property-links.module.css'

type Page = 'property' | 'home-visits' | 'owner-home'
const pages: Page[] = ['property', 'home-visits', 'owner-home']

/** From each page about a home to the others: what it is, who comes to see it, what its owner hears. */
export function HomeLinks({ home, here }: { home: { id: number; reference: string }; here: Page }) {
  const { t } = useTranslation('office')
  return (
    <nav className={styles.links} aria-label={t('home-links.label')}>
      <span>{home.reference}</span>
      {pages.map((page) => (
        <a
          key={page}
          href={officePath(page, { id: home.id })}
          aria-current={page === here ? 'page' : undefined}
        >
          {t(`home-links.${page}`)}
        </a>
      ))}
    </nav>
  )
}
