import { useTranslation } from '../../../language/use-translation'
import { amount } from '../../../properties/price'
import { Button } from '../../../ui/button'
import { euroText } from '../../form/typed-number'
import styles from './list.module.css'

type Row = {
  id: number
  version: number
  reference: string
  priceCents: number | null
  /** What it is paid for; the price of a sale speaks for itself. */
  term: 'per-month' | 'for-take-over' | null
}
export type PriceProblem = {
  id: number
  typed: string
  /** A message of the office; of a price that somebody else changed, what it is now. */
  problem: 'required' | 'invalid' | 'too-precise' | 'too-large' | 'stale' | 'withheld'
}

/** The price, and behind it the field to change it, also without scripts. */
export function PriceCell({ row, problem }: { row: Row; problem?: PriceProblem | undefined }) {
  const { t } = useTranslation('office-properties')
  const { id, version, reference, priceCents, term } = row
  const shown = priceCents === null ? '–' : amount(priceCents)
  const field = `price-${id}`
  return (
    <details className={styles.price} open={problem !== undefined}>
      <summary>
        <span className="hidden">{t('price.change', { reference })} </span>
        {shown}
        {term && <span className="small soft">{t(`price.${term}`)}</span>}
      </summary>
      <form method="post" noValidate data-unsaved={problem ? true : undefined}>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={version} />
        <label className="hidden" htmlFor={field}>
          {t('price.new', { reference })}
        </label>
        <input
          className="input"
          id={field}
          name="price"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={problem?.typed ?? euroText(priceCents)}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${field}-problem` : undefined}
        />
        <Button kind="quiet" type="submit" name="task" value="price">
          {t('price.save')}
        </Button>
        {problem && (
          <p className="error" id={`${field}-problem`}>
            {t(`price.problem.${problem.problem}`, { price: shown })}
          </p>
        )}
      </form>
    </details>
  )
}
