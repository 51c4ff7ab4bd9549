import { NearbyPlaces, NearbyTowns } from '../../basemap/nearby/nearby-places'
import type { Surroundings } from '../../basemap/surroundings'
import { EnergyNotice, PropertyCostsSection } from '../../costs/calculator/property-costs-section'
import type { PropertyCosts } from '../../costs/property-costs'
import { FullHearts, HeartChip, heartFor } from '../../favourites/heart'
import { useTranslation } from '../../language/use-translation'
import { ClosedNotice } from '../../properties/detail/closed-notice'
import { ContactBar, ContactCard } from '../../properties/detail/contact-card'
import styles from '../../properties/detail/detail.module.css'
import { Mosaic } from '../../properties/detail/gallery/mosaic'
import { PropertyEnd, PropertyFacts } from '../../properties/detail/property-facts'
import { PropertyMap } from '../../properties/detail/property-map'
import { Share } from '../../properties/detail/share'
import type { PropertyLight } from '../../properties/light/light-drawing'
import { LightSection } from '../../properties/light/light-section'
import type { PropertyCard } from '../../properties/property'
import type { FullProperty } from '../../properties/shown/full-property'
import { PropertyGrid } from '../../properties/shown/property-grid'
import { isClosed } from '../../properties/shown/published-facts'
import { TrailLinks } from '../../search/list/trail-links'
import { shortPrice } from '../../search/map/map-message'
import { MapOfPlace } from '../../search/map/map-of-place'
import { HowFar } from '../../search/travel/how-far'
import type { PlacesKnown } from '../../search/travel/travel'
import { FileDown } from '../../ui/icons'
import { Link } from '../../ui/link'
import type { Agency } from '../../web/agency'
import pageStyles from '../page-body.module.css'
import { NextHours, ViewingAgent, type ViewingOffer } from './next-hours'
import { NextOpenHouse, OpenHouses, type ShownOpenHouse } from './open-houses'
import type { PropertyPaths } from './property-paths'
import type { VideoCover } from './video-covers'

type Props = {
  property: FullProperty
  similar: PropertyCard[]
  costs: PropertyCosts
  /** Null when nothing is known of how it lies to the sun. */
  light: PropertyLight | null
  agency: Pick<Agency, 'name' | 'phone' | 'email'>
  address: string
  paths: PropertyPaths
  covers: Record<string, VideoCover>
  /** Null where the place is not shown. */
  surroundings: Surroundings | null
  placesKnown: PlacesKnown
  /** Null when it is not visited by appointment. */
  offer: ViewingOffer | null
  /** When it is open to all; soonest first. */
  openHouses: ShownOpenHouse[]
}

export function PropertyView(props: Props) {
  const { property, costs, similar, agency, address, paths, covers, surroundings, offer } = props
  const { t } = useTranslation('properties')
  const { id, title, status, contract, project } = property
  const isOffered = !isClosed(status)
  const contact = { ...paths, offerText: t(contract === 'sale' ? 'detail.offer' : 'detail.apply') }
  const hasCosts = isOffered && Boolean(costs.loan || costs.rental || costs.monthly)
  const costsSection = hasCosts && (
    <PropertyCostsSection costs={costs} costsPath={paths.costs} renovationPath={paths.renovation} />
  )
  return (
    <article className={styles.page}>
      <TopBar property={property} paths={paths} address={address} />
      <div className="wrap" id="photos">
        <Mosaic
          id={id}
          title={title}
          pictures={property.pictures}
          more={{
            plans: property.plans,
            films: property.media,
            covers,
            viewing: isOffered ? paths.viewing : undefined,
          }}
        />
      </div>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.main}>
          <PropertyFacts
            property={property}
            partOf={
              project &&
              paths.project && (
                <Link to={paths.project}>{t('detail.part-of', { project: project.title })}</Link>
              )
            }
            openHouse={<NextOpenHouse openHouses={props.openHouses} />}
            notice={
              isOffered && costs.duty && <EnergyNotice label={property.energyLabel} costs={costs} />
            }
            light={<LightSection light={props.light} />}
            costs={costsSection}
          />
        </div>
        {isOffered ? (
          <ContactCard
            agency={agency}
            reference={property.reference}
            paths={contact}
            hours={<VisitHours {...props} />}
            agent={offer && <ViewingAgent offer={offer} />}
          />
        ) : (
          <ClosedNotice status={status} registerPath={paths.register} />
        )}
        <PropertyEnd
          property={property}
          documentsPath={paths.documents}
          covers={covers}
          map={<PlaceMap property={property} address={address} surroundings={surroundings} />}
          howFar={
            property.place &&
            surroundings && (
              <HowFar id={id} isHidden={property.place.radius !== null} known={props.placesKnown} />
            )
          }
          costs={costsSection}
        />
      </div>
      <div className="wrap">
        <TrailLinks id={id} listPath={paths.list} isLast />
      </div>
      {similar.length > 0 && (
        <section className={`section wrap later ${styles.similar}`} aria-labelledby="similar">
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

function VisitHours({ openHouses, offer, paths }: Pick<Props, 'openHouses' | 'offer' | 'paths'>) {
  const path = paths.viewing
  return (
    <>
      <OpenHouses openHouses={openHouses} path={path} isBookable={offer !== null} />
      {offer && <NextHours offer={offer} path={path} />}
    </>
  )
}

type PlaceProps = Pick<Props, 'property' | 'address' | 'surroundings'>

function PlaceMap({ property, address, surroundings }: PlaceProps) {
  const { id, place, price } = property
  if (!place || !surroundings) return null
  const label = price ? shortPrice(price.cents) : ''
  const href = new URL(address).pathname
  const { near, towns, ...drawn } = surroundings
  return (
    <>
      <PropertyMap
        place={place}
        address={property.address}
        {...drawn}
        map={<MapOfPlace id={id} place={place} label={label} href={href} near={near} />}
      />
      <NearbyTowns towns={towns} />
      <NearbyPlaces near={near} isHidden={place.radius !== null} />
    </>
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
          <span>{t('detail.print')}</span>
        </a>
        <Share title={property.title} url={address} friendPath={paths.friend} />
        <HeartChip property={property} />
      </div>
    </div>
  )
}
