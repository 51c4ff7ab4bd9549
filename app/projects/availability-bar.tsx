import { useTranslation } from '../language/use-translation'
import type { PropertyGoal } from '../properties/property-status'
import type { Availability } from './price-list'
import styles from './project.module.css'

type Props = { availability: Availability; goal: PropertyGoal }

/** How much of the project is taken, drawn and in words. */
export function AvailabilityBar({ availability, goal }: Props) {
  const { t } = useTranslation('projects')
  const { total, free, option, taken } = availability
  if (total === 0) return null
  const isSale = goal === 'sale'
  const title = t(isSale ? 'sold-of' : 'rented-of', { count: total, sold: taken })
  const parts = [
    {
      name: 'taken',
      count: taken,
      text: t(isSale ? 'state.sold' : 'state.rented', { count: taken }),
    },
    { name: 'option', count: option, text: t('state.option') },
    { name: 'free', count: free, text: t('state.available', { count: free }) },
  ].filter(({ count }) => count > 0)
  const told = parts.map(({ count, text }) => `${count} ${text}`)
  return (
    <section className={styles.availability} aria-labelledby="availability">
      <h2 id="availability">{title}</h2>
      <svg width="100%" height="28" role="img" aria-label={told.join(', ')}>
        {parts.map(({ name, count }, index) => {
          const before = parts.slice(0, index).reduce((sum, part) => sum + part.count, 0)
          return (
            <rect
              key={name}
              className={styles.part}
              data-part={name}
              x={`${(before / total) * 100}%`}
              width={`${(count / total) * 100}%`}
              height="28"
              rx="4"
            />
          )
        })}
      </svg>
      <ul className={styles.key}>
        {parts.map(({ name, count, text }) => (
          <li key={name}>
            <span className={styles.swatch} data-part={name} />
            <b>{count}</b> {text}
          </li>
        ))}
      </ul>
    </section>
  )
}
