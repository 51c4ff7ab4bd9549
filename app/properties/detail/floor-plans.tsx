import { Photo } from '../../images/photo'
import { useTranslation } from '../../language/use-translation'
import { Maximize } from '../../ui/icons'
import type { Picture } from '../property'
import styles from './detail.module.css'
import { largeUrl } from './gallery/mosaic'

export function FloorPlans({ plans }: { plans: Picture[] }) {
  const { t } = useTranslation('properties')
  if (plans.length === 0) return null
  return (
    <section className={styles.section}>
      <h2>{t('detail.plans')}</h2>
      <div className="stack">
        {plans.map((plan, index) => {
          const name = plan.alt || t('detail.plan', { number: index + 1 })
          return (
            <figure key={plan.id} className={styles.plan}>
              <Photo picture={{ ...plan, alt: name }} sizes="(width < 68rem) 90vw, 44rem" />
              <figcaption className="row between">
                <span>{name}</span>
                <a className="chip" href={largeUrl(plan)} target="_blank" rel="noopener">
                  <Maximize />
                  {t('detail.enlarge')}
                </a>
              </figcaption>
            </figure>
          )
        })}
      </div>
    </section>
  )
}
