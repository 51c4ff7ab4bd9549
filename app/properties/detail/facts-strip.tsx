import type { ReactNode } from 'react'
import { useTranslation } from '../../language/use-translation'
import {
  Bath,
  BedDouble,
  Hammer,
  type IconDrawing,
  LandPlot,
  Maximize,
  Warehouse,
  Zap,
} from '../../ui/icons'
import { EnergyBadge } from '../energy/energy-badge'
import type { FieldName } from '../shown/field-groups'
import type { FullProperty } from '../shown/full-property'
import { kindOf, leadingFacts } from './leading-facts'
import styles from './property-head.module.css'

const icons: Partial<Record<FieldName, IconDrawing>> = {
  bedrooms: BedDouble,
  bathrooms: Bath,
  'ground-surface': LandPlot,
  'construction-year': Hammer,
  garages: Warehouse,
  parkings: Warehouse,
}

/** The facts that everyone asks first. */
export function FactsStrip({ property }: { property: FullProperty }) {
  const { t } = useTranslation('properties')
  const { energyLabel } = property
  const facts = leadingFacts(property)
  if (facts.length === 0 && !energyLabel) return null
  const nameOf = (name: FieldName) => {
    if (name === 'ground-surface') return t('ground')
    if (name !== 'living-surface') return t(`field.${name}`)
    return t(kindOf(property) === 'home' ? 'living-surface' : 'surface')
  }
  return (
    <dl className={styles.strip}>
      {facts.map((field) => (
        <Fact key={field.name} icon={icons[field.name] ?? Maximize} name={nameOf(field.name)}>
          {'text' in field && field.text}
        </Fact>
      ))}
      {energyLabel && (
        <Fact icon={Zap} name={t('group.energy')}>
          <EnergyBadge label={energyLabel} />
        </Fact>
      )}
    </dl>
  )
}

type FactProps = { icon: IconDrawing; name: string; children: ReactNode }

function Fact({ icon: Icon, name, children }: FactProps) {
  return (
    <div>
      <dt>
        <Icon />
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
