import { useEffect, useRef } from 'react'
import { useTranslation } from '../../language/use-translation'
import type { Alert, Field } from '../form'
import { useAlertText } from '../use-alert-text'

type SummedError = { id: string; alert: Alert; field?: Field }

/** Alerts that name their own field need no label before them. */
const namesItself = /^ALERT_(?!CHOICE|LOAN|TEXT|DATE|NUMBER|AMOUNT_INVALID|FILE|MESSAGE)/

/** Takes the focus, so that everyone learns at once that nothing was sent, and goes to each error. */
type Props = { errors: SummedError[]; others?: { id: string; text: string }[] }

export function ErrorSummary({ errors, others = [] }: Props) {
  const { t } = useTranslation('enquiries')
  const alertText = useAlertText()
  const box = useRef<HTMLDivElement>(null)
  const ids = [...others, ...errors].map(({ id }) => id).join()
  const count = others.length + errors.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus again when other errors appear
  useEffect(() => box.current?.focus(), [ids])
  if (count === 0) return null
  return (
    // biome-ignore lint/a11y/noAutofocus: without scripts this is how the errors are announced
    <div className="error-summary" role="alert" tabIndex={-1} ref={box} autoFocus>
      <h2 className="panel-title">{t('page.summary', { count })}</h2>
      <p>{t('page.summary-body')}</p>
      <ul>
        {others.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
        {errors.map(({ id, alert, field }) => (
          <li key={id}>
            <a href={`#${id}`}>
              {field && !namesItself.test(alert) && `${t(`field.${field.label}`)} – `}
              {alertText(alert, field)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
