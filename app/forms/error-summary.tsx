import { useEffect, useRef } from 'react'
import { useTranslation } from '../language/use-translation'
import type { Alert, Label } from './form'

type SummedError = { id: string; alert: Alert; label?: Label }

/** Alerts that name their own field need no label before them. */
const namesItself = /^ALERT_(?!CHOICE|LOAN|TEXT|DATE|NUMBER|AMOUNT_INVALID|FILE)/

/** Takes the focus, so that everyone learns at once that nothing was sent, and goes to each error. */
export function ErrorSummary({ errors }: { errors: SummedError[] }) {
  const { t } = useTranslation('enquiries')
  const box = useRef<HTMLDivElement>(null)
  const ids = errors.map(({ id }) => id).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus again when other errors appear
  useEffect(() => box.current?.focus(), [ids])
  if (errors.length === 0) return null
  return (
    // biome-ignore lint/a11y/noAutofocus: without scripts this is how the errors are announced
    <div className="error-summary" role="alert" tabIndex={-1} ref={box} autoFocus>
      <h2 className="panel-title">{t('page.summary', { count: errors.length })}</h2>
      <p>{t('page.summary-body')}</p>
      <ul>
        {errors.map(({ id, alert, label }) => (
          <li key={id}>
            <a href={`#${id}`}>
              {label && !namesItself.test(alert) && `${t(`field.${label}`)} – `}
              {t(`alert.${alert}`)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
