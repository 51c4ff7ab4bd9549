import { useTranslation } from '../language/use-translation'
import type { ShownPhase } from './planning'
import styles from './planning-line.module.css'

/** How far the building site is, and what is expected. */
export function PlanningLine({ phases }: { phases: (ShownPhase & { month: string })[] }) {
  const { t } = useTranslation('projects')
  if (phases.length === 0) return null
  return (
    <section className={styles.planning}>
      <h2>{t('planning.title')}</h2>
      <ol>
        {phases.map(({ phase, month, state }) => (
          <li key={phase} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <b>{t(`planning.${phase}`)}</b>
            <small>{t(`planning.${state}`, { month })}</small>
          </li>
        ))}
      </ol>
      <p className="help">{t('planning.note')}</p>
    </section>
  )
}
