import { Photo } from '../../images/photo'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import type { PropertyCard } from '../../properties/property'
import { propertyPath } from '../../properties/property-path'
import { PriceTag } from '../../properties/shown/price-tag'
import { Link } from '../../ui/link'
import styles from './booking.module.css'

/** The property a viewing is about, as visitors may see it. */
export function PropertyPanel({ property }: { property: PropertyCard }) {
  const { t } = useTranslation('appointments')
  const language = useLanguage()
  const [picture] = property.pictures
  return (
    <aside className={`panel ${styles.summary}`} aria-label={t('page.home')}>
      {picture && (
        <Photo picture={picture} widths={[400, 720, 900]} sizes="(width < 64rem) 7rem, 23rem" />
      )}
      <div>
        <p>
          <b>
            <PriceTag price={property.price} contract={property.contract} />
          </b>
        </p>
        <p>
          <Link to={propertyPath(property, language)}>{property.title}</Link>
        </p>
        <p className="soft small">
          {property.address && <>{property.address} · </>}
          {property.reference}
        </p>
      </div>
    </aside>
  )
}
