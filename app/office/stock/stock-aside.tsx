import type { ReactNode } from 'react'
import { useTranslation } from '../../language/use-translation'
import { amount } from '../../properties/price'
import type { ClosingState } from '../../stock/closing'
import type { Stock, StockKind } from '../../stock/stock-kind'
import { Button } from '../../ui/button'
import { LivePreview } from '../preview/live-preview'
import { PlacesBox } from '../preview/places-box'
import type { MadeLinks, Preview } from '../preview/preview'
import { useMoments } from '../use-moments'
import styles from './stock.module.css'
import { stockFormId } from './stock-forms'
import type { StockHead } from './stock-head'

type Props = {
  head: StockHead
  states: Stock[StockKind]['state'][]
  undo: { action: string; until: Date } | undefined
  closing: ShownClosing | undefined
  onSite: string | null
  previews: Preview[]
  made?: MadeLinks
  /** Where the page is seen with what is being typed. */
  live: string
  /** Publishing at another moment, where it can be published. */
  later: ReactNode
  children: ReactNode
}

/** Beside the form: what can happen to the property or project, and where visitors see it. */
export function StockAside({
  head,
  states,
  undo,
  closing,
  live,
  later,
  children,
  ...places
}: Props) {
  const { t } = useTranslation('office-properties')
  const { hour } = useMoments()
  return (
    <aside className={styles.aside}>
      <LivePreview path={live} />
      <section className={styles.box}>
        <h2>{t('step.title')}</h2>
        {head.isHidden && <p className="help">{t(`${head.kind}.hidden`)}</p>}
        <div className={styles.steps}>
          {states.map((state) => (
            <Button
              key={state}
              form={stockFormId}
              kind={state === 'publish' ? 'primary' : 'quiet'}
              type="submit"
              name="task"
              value={state}
            >
              {t(`step.${state}`)}
            </Button>
          ))}
        </div>
        {later}
        {head.kind === 'property' && (
          <p>
            <Button kind="quiet" type="submit" name="task" value="copy" form={stockFormId}>
              {t('copy')}
            </Button>
          </p>
        )}
        <p className="help">{t('step.unsaved')}</p>
        {undo && (
          <p>
            <Button kind="quiet" type="submit" name="task" value="undo" form={stockFormId}>
              {t('step.undo', { state: t(`step.${undo.action}` as 'step.publish') })}
            </Button>
            <span className="help"> {t('step.undo-until', { time: hour(undo.until) })}</span>
          </p>
        )}
        {closing && <ClosingLine closing={closing} />}
      </section>
      <PlacesBox {...places} form={stockFormId} />
      {children}
    </aside>
  )
}

type ShownClosing = {
  state: ClosingState
  closedAt: Date
  priceCents: number | null
  buyer: string
  reason: string | null
  explanation: string
}

/** What was answered when it left the offer. */
function ClosingLine({ closing }: { closing: ShownClosing }) {
  const { t } = useTranslation('office-properties')
  const { day } = useMoments()
  const { priceCents, buyer, reason, explanation } = closing
  const said = [
    priceCents === null ? '' : amount(priceCents),
    buyer,
    reason && t(`option.reason.${reason}` as 'option.reason.other'),
    explanation,
  ]
  return (
    <p className="help">
      {t(`closing.${closing.state}`, { day: day(closing.closedAt) })}{' '}
      {said.filter(Boolean).join(', ')}
    </p>
  )
}
