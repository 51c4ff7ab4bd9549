import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from '../../language/use-translation'
import { RichText } from '../../ui/rich-text'
import type { FullProperty } from '../shown/full-property'
import styles from './detail.module.css'
import { Documents } from './documents'
import { EnergySection } from './energy-section'
import { FactsStrip } from './facts-strip'
import { FieldList, FieldSection } from './field-list'
import { FloorPlans } from './floor-plans'
import { MediaSection } from './media-section'
import { PlaceSection } from './place-section'
import { PlanningSection } from './planning-section'
import { PropertyHead } from './property-head'

type Props = {
  property: FullProperty
  documentsPath: string
  covers: ComponentProps<typeof MediaSection>['covers']
  /** Of its place; for when the visitor opens it. */
  map: ReactNode
  /** What the visitor must know before all else. */
  children: ReactNode
}

/** All that is told about a property, in the order in which people ask. */
export function PropertyFacts({ property, documentsPath, covers, map, children }: Props) {
  const { fields } = property
  return (
    <>
      <PropertyHead property={property} />
      {children}
      <FactsStrip property={property} />
      <Description html={property.description} />
      <FieldSection group="finances" fields={fields.finances} />
      <FieldSection group="annuity" fields={fields.annuity} />
      <Features fields={fields} />
      {hasEnergyUse(property) && <EnergySection property={property} />}
      <PlanningSection property={property} />
      <FieldSection group="certificates" fields={fields.certificates} />
      <FloorPlans plans={property.plans} />
      <MediaSection media={property.media} covers={covers} />
      <Documents documents={property.documents} path={documentsPath} />
      <PlaceSection property={property} map={map} />
    </>
  )
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

const features = ['surfaces', 'building', 'comfort'] as const

function Features({ fields }: Pick<FullProperty, 'fields'>) {
  const { t } = useTranslation('properties')
  const told = features.filter((group) => fields[group].length > 0)
  if (told.length === 0) return null
  return (
    <section className={styles.section}>
      <h2>{t('detail.features')}</h2>
      <div className={styles.features}>
        {told.map((group) => (
          <div key={group}>
            <h3>{t(`group.${group}`)}</h3>
            <FieldList fields={fields[group]} />
          </div>
        ))}
      </div>
    </section>
  )
}

/** Land and parking places have no energy certificate to miss. */
function hasEnergyUse({ type, energyLabel }: FullProperty): boolean {
  return Boolean(energyLabel) || (type !== 4 && type !== 7)
}
