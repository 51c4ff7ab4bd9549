import { useTranslation } from '../../language/use-translation'
import type { FullProperty } from '../shown/full-property'
import styles from './detail.module.css'
import { FieldList } from './field-list'
import { featuresOf } from './leading-facts'

/** Eight in sight, the others behind one press: all of them on paper, and without scripts. */
export function FeaturesSection({ property }: { property: FullProperty }) {
  const { t } = useTranslation('properties')
  const { first, others } = featuresOf(property)
  if (first.length === 0) return null
  const count = others.reduce((sum, { fields }) => sum + fields.length, 0)
  return (
    <section className={`${styles.section} later`}>
      <h2>{t('detail.features')}</h2>
      <FieldList fields={first} isWide />
      {count > 0 && (
        <details className={styles.others}>
          <summary className="more">{t('detail.more-features', { count })}</summary>
          <div className={styles.features}>
            {others.map(({ group, fields }) => (
              <div key={group}>
                <h3>{t(`group.${group}`)}</h3>
                <FieldList fields={fields} />
              </div>
            ))}
          </div>
        </details>
      )}
    </section>
  )
}
