import { useTranslation } from 'react-i18next'
import type { StepName } from './form'

export function StepList({ steps, current }: { steps: readonly StepName[]; current: StepName }) {
  const { t } = useTranslation('enquiries')
  const at = steps.indexOf(current)
  return (
    <ol className="steps" aria-label={t('page.steps', { current: at + 1, total: steps.length })}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={index < at ? 'done' : undefined}
          aria-current={index === at ? 'step' : undefined}
        >
          {t(`step.${step}`)}
        </li>
      ))}
    </ol>
  )
}
