import { useTranslation } from '../../language/use-translation'
import { energyLabelText } from '../energy/energy-label'
import type { FullProperty } from '../shown/full-property'
import styles from './detail.module.css'
import { EnergyScaleDrawing } from './energy-scale-drawing'
import { FieldList } from './field-list'

/** The certificate: score, label, the regional scale with the property on it, code and expiry. */
export function EnergySection({ property }: { property: FullProperty }) {
  const { t } = useTranslation('properties')
  const { energyLabel, energyPerformance, energyScale, fields } = property
  const isEmpty = !energyLabel && energyPerformance === null && fields.energy.length === 0
  return (
    <section className={styles.section} id="energy">
      <h2>{t('group.energy')}</h2>
      {isEmpty && <p className="soft">{t('energy.unknown')}</p>}
      {(energyLabel || energyPerformance !== null) && (
        <p className="lead">
          {energyPerformance !== null && (
            <b>{t('energy.per-year', { performance: energyPerformance })}</b>
          )}
          {energyPerformance !== null && energyLabel && ', '}
          {energyLabel && t('energy.label', { label: energyLabelText(energyLabel) })}
        </p>
      )}
      {energyScale && (
        <EnergyScaleDrawing
          scale={energyScale}
          performance={energyPerformance}
          label={energyLabel ?? ''}
        />
      )}
      <FieldList fields={fields.energy} isWide />
    </section>
  )
}
