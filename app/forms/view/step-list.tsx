import { useTranslation } from '../../language/use-translation'
import type { StepName } from '../form'
import styles from './step-list.module.css'

export function StepList({ steps, current }: { steps: readonly StepName[]; current: StepName }) {
  const { t } = useTranslation('enquiries')
  const at = steps.indexOf(current)
  return (
    <ol
      className={styles.steps}
      aria-label={t('page.steps', { current: at + 1, total: steps.length })}
    >
      {steps.map((step, index) => (
        <li
          key={step}
          className={index < at ? styles.done : undefined}
          aria-current={index === at ? 'step' : undefined}
        >
          {t(`step.${step}`)}
        </li>
      ))}
    </ol>
  )
}
