import type { Surroundings } from '../../basemap/surroundings'
import { EnergyNotice, PropertyCostsSection } from '../../costs/calculator/property-costs-section'
import type { PropertyCosts } from '../../costs/property-costs'
import { FullHearts, HeartChip, heartFor } from '../../favourites/heart'
import { useTranslation } from '../../language/use-translation'
import { ClosedNotice } from '../../properties/detail/closed-notice'
import { ContactBar, ContactCard } from '../../properties/detail/contact-card'
import styles from '../../properties/detail/detail.module.css'
import { Mosaic } from '../../properties/detail/mosaic'
import { PropertyFacts } from '../../properties/detail/property-facts'
import { PropertyMap } from '../../properties/detail/property-map'
import { Share } from '../../properties/detail/share'
import type { PropertyCard } from '../../properties/property'
import type { FullProperty } from '../../properties/shown/full-property'
import { PropertyGrid } from '../../properties/shown/property-grid'
import { isClosed } from '../../properties/shown/published-facts'
import { TrailLinks } from '../../search/list/trail-links'
import { shortPrice } from '../../search/map/map-message'
import { MapOfPlace } from '../../search/map/map-of-place'
import { FileDown } from '../../ui/icons'
import { Link } from '../../ui/link'
import type { Agency } from '../../web/agency'
import pageStyles from '../page-body.module.css'
import type { PropertyPaths } from './property-paths'
import type { VideoCover } from './video-covers'

type Props = {
  property: FullProperty
  similar: PropertyCard[]
  costs: PropertyCosts
  agency: Pick<Agency, 'name' | 'phone' | 'email'>
  address: string
  paths: PropertyPaths
  covers: Record<string, VideoCover>
  /** Null where the place is not shown. */
  surroundings: Surroundings | null
}

export function PropertyView(props: Props) {
  const { property, costs, similar, agency, address, paths, covers, surroundings } = props
  const { t } = useTranslation('properties')
  const { id, title, status, contract, project } = property
  const isOffered = !isClosed(status)
  const contact = { ...paths, offerText: t(contract === 'sale' ? 'detail.offer' : 'detail.apply') }
  return (
    <article>
      <TopBar property={property} paths={paths} address={address} />
      <div className="wrap">
        <Mosaic id={id} title={title} pictures={property.pictures} />
      </div>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.main}>
          <PropertyFacts
            property={property}
            documentsPath={paths.documents}
            covers={covers}
            map={<PlaceMap property={property} address={address} surroundings={surroundings} />}
          >
            <ClosedNotice status={status} contract={contract} registerPath={paths.register} />
            {isOffered && <EnergyNotice label={property.energyLabel} costs={costs} />}
            {project && paths.project && (
              <p className={styles.remark}>
                <Link to={paths.project}>{t('detail.part-of', { project: project.title })}</Link>
              </p>
            )}
          </PropertyFacts>
          {isOffered && (
            <PropertyCostsSection
              costs={costs}
              costsPath={paths.costs}
              renovationPath={paths.renovation}
            />
          )}
        </div>
        {isOffered && (
          <ContactCard agency={agency} reference={property.reference} paths={contact} />
        )}
      </div>
      {similar.length > 0 && (
        <section className={`section wrap ${styles.similar}`} aria-labelledby="similar">
          <h2 className={pageStyles.sectionHead} id="similar">
            {t(project ? 'detail.similar-units' : 'detail.similar')}
          </h2>
          <PropertyGrid properties={similar} heartFor={heartFor} />
        </section>
      )}
      {isOffered && <ContactBar agency={agency} paths={contact} />}
      <FullHearts />
    </article>
  )
}

type PlaceProps = Pick<Props, 'property' | 'address' | 'surroundings'>

function PlaceMap({ property, address, surroundings }: PlaceProps) {
  const { id, place, price } = property
  if (!place || !surroundings) return null
  const label = price ? shortPrice(price.cents) : ''
  const href = new URL(address).pathname
  return (
    <PropertyMap
      place={place}
      address={property.address}
      {...surroundings}
      map={<MapOfPlace id={id} place={place} label={label} href={href} />}
    />
  )
}

type BarProps = Pick<Props, 'property' | 'address' | 'paths'>

function TopBar({ property, paths, address }: BarProps) {
  const { t } = useTranslation('properties')
  return (
    <div className={`wrap row between ${styles.crumbs}`}>
      <TrailLinks id={property.id} listPath={paths.list} />
      <div className={styles.tools}>
        <a className="chip" href={paths.sheet} type="application/pdf">
          <FileDown />
          {t('detail.print')}
        </a>
        <Share title={property.title} url={address} friendPath={paths.friend} />
        <HeartChip property={property} />
      </div>
    </div>
  )
}
