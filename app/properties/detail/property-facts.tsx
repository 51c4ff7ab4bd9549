import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from '../../language/use-translation'
import { RichText } from '../../ui/rich-text'
import type { FullProperty } from '../shown/full-property'
import styles from './detail.module.css'
import { Documents } from './documents'
import { EnergySection } from './energy-section'
import { FactsStrip } from './facts-strip'
import { FeaturesSection } from './features'
import { FieldList } from './field-list'
import { FloorPlans } from './floor-plans'
import { moneyOf } from './leading-facts'
import { MediaSection } from './media-section'
import { PlaceSection } from './place-section'
import { hasPlanning, PlanningSection } from './planning-section'
import { PropertyHead } from './property-head'
import head from './property-head.module.css'
import { type SectionName, SectionRow, sectionNames } from './section-row'

type Props = {
  property: FullProperty
  documentsPath: string
  covers: ComponentProps<typeof MediaSection>['covers']
  /** Of its place; for when the visitor opens it. */
  map: ReactNode
  /** From the places that the visitor names. */
  howFar: ReactNode
  /** What it is part of. */
  partOf: ReactNode
  /** When it is open to all next. */
  openHouse: ReactNode
  /** What the visitor must know before all else. */
  notice: ReactNode
  /** When the sun reaches its terrace, garden and rear. */
  light: ReactNode
  /** What it costs beyond its price; null when there is nothing to work out. */
  costs: ReactNode
}

/** All that is told about a property, in the order in which people ask. */
export function PropertyFacts(props: Omit<Props, 'documentsPath' | 'covers' | 'map' | 'howFar'>) {
  const { property, partOf, openHouse, notice, light } = props
  return (
    <>
      <PropertyHead property={property} openHouse={openHouse}>
        {partOf}
      </PropertyHead>
      {notice && <div className={head.notice}>{notice}</div>}
      <FactsStrip property={property} />
      <SectionRow names={sectionsOf(props)} />
      <Description html={property.description} />
      <MoneySection property={property} />
      <FeaturesSection property={property} />
      {light}
    </>
  )
}

type EndProps = Omit<Props, 'partOf' | 'openHouse' | 'notice' | 'light'>

/** The law, then energy, its place, papers, plans and films beside what it costs. Papers stand where there is room for them. */
export function PropertyEnd({ property, documentsPath, covers, map, howFar, costs }: EndProps) {
  const { plans, media, documents } = property
  const drawn = plans.length + media.length
  const hasRoom = drawn === 1 || (drawn === 0 && documents.length > 0)
  const papers = <Documents documents={documents} path={documentsPath} />
  return (
    <div className={`later ${styles.across}`}>
      <div>
        <PlanningSection property={property} />
        {hasEnergyUse(property) && <EnergySection property={property} />}
        <div className={styles.beside}>
          <div>
            <PlaceSection property={property} map={map} howFar={howFar} />
            {!hasRoom && papers}
          </div>
          {(drawn > 0 || hasRoom) && (
            <div>
              <FloorPlans plans={plans} />
              <MediaSection media={media} covers={covers} />
              {hasRoom && papers}
            </div>
          )}
        </div>
      </div>
      {costs && <div>{costs}</div>}
    </div>
  )
}

/** Those that this page has. */
function sectionsOf({ property, costs }: Pick<Props, 'property' | 'costs'>): SectionName[] {
  const isThere: Record<SectionName, boolean> = {
    photos: property.pictures.length > 0,
    price: moneyOf(property).rows.length > 0,
    energy: hasEnergyUse(property),
    legal: hasPlanning(property),
    place: true,
    costs: Boolean(costs),
  }
  return sectionNames.filter((name) => isThere[name])
}

function Description({ html }: { html: string }) {
  const { t } = useTranslation('properties')
  if (!html) return null
  return (
    <section className={styles.section}>
      <h2>{t('detail.description')}</h2>
      <RichText html={html} />
    </section>
  )
}

function MoneySection({ property }: { property: FullProperty }) {
  const { t } = useTranslation('properties')
  const { annuity, rows } = moneyOf(property)
  if (rows.length === 0) return null
  return (
    <section className={`${styles.section} later`} id="price">
      <h2>{t(annuity ? 'group.annuity' : 'group.finances')}</h2>
      <FieldList fields={rows} isWide />
    </section>
  )
}

/** Land and parking places have no energy certificate to miss. */
function hasEnergyUse({ type, energyLabel }: FullProperty): boolean {
  return Boolean(energyLabel) || (type !== 4 && type !== 7)
}
