import { useTranslation } from '../language/use-translation'
import { officePath } from './office-pages'
import styles from './property-links.module.css'

type Page = 'property' | 'property-viewings' | 'owner-property'
const pages: Page[] = ['property', 'property-viewings', 'owner-property']

/** From each page about a property to the others: what it is, who comes to see it, what its owner hears. */
export function PropertyLinks({
  property,
  here,
}: {
  property: { id: number; reference: string }
  here: Page
}) {
  const { t } = useTranslation('office')
  return (
    <nav className={styles.links} aria-label={t('property-links.label')}>
      <span>{property.reference}</span>
      {pages.map((page) => (
        <a
          key={page}
          href={officePath(page, { id: property.id })}
          aria-current={page === here ? 'page' : undefined}
        >
          {t(`property-links.${page}`)}
        </a>
      ))}
    </nav>
  )
}
