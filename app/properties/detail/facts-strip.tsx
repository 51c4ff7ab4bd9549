import type { ReactNode } from 'react'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { Bath, BedDouble, Hammer, type IconDrawing, LandPlot, Maximize, Zap } from '../../ui/icons'
import { EnergyBadge } from '../energy/energy-badge'
import { displayValue, type Unit } from '../shown/display-value'
import type { FullProperty } from '../shown/full-property'
import styles from './detail.module.css'

/** The six facts that everyone asks first. */
export function FactsStrip({ property }: { property: FullProperty }) {
  const { t } = useTranslation('properties')
  const language = useLanguage()
  const number = (value: number | null, unit?: Unit) =>
    displayValue({ type: 'number', value, unit }, language)
  return (
    <dl className={styles.strip}>
      <Fact icon={BedDouble} name={t('field.bedrooms')} value={number(property.bedrooms)} />
      <Fact icon={Bath} name={t('field.bathrooms')} value={number(property.bathrooms)} />
      <Fact icon={Maximize} name={t('living-surface')} value={number(property.livingArea, 'm²')} />
      <Fact icon={LandPlot} name={t('ground')} value={number(property.groundArea, 'm²')} />
      <Fact
        icon={Hammer}
        name={t('field.construction-year')}
        value={property.constructionYear?.toString()}
      />
      <Fact
        icon={Zap}
        name={t('group.energy')}
        value={property.energyLabel && <EnergyBadge label={property.energyLabel} />}
      />
    </dl>
  )
}

type FactProps = { icon: IconDrawing; name: string; value: ReactNode }

function Fact({ icon: Icon, name, value }: FactProps) {
  if (!value) return null
  return (
    <div>
      <dt>
        <Icon />
        {name}
      </dt>
      <dd>{value}</dd>
    </div>
  )
}
