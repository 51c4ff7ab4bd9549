import { useLayoutEffect } from 'react'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { Link } from '../../ui/link'
import { OwnScript } from '../../ui/own-script'
import { shareText } from '../range-text'
import script from './amount-choice.browser.js?raw'
import styles from './amounts.module.css'
import type { WholeAmounts } from './whole-amount'

type Props = { amounts: WholeAmounts; costsPath: string }

/** Under this name a browser keeps which amount its visitor wants to see. */
const kept = 'amount'

/** The price, or what somebody really needs: every card shows the one that is chosen, also without scripts. */
export function AmountChoice({ amounts, costsPath }: Props) {
  const { t } = useTranslation('costs')
  const language = useLanguage()
  const { years, yearlyShare, borrowedShare } = amounts.loan
  const isForSale = amounts.each.some((told) => told?.of === 'sale')
  // The script before the list runs with a document; a list that follows within it reads for itself.
  useLayoutEffect(chooseAgain, [])
  const share = shareText(borrowedShare, language)
  const rate = shareText(yearlyShare, language)
  const own = <Link to={costsPath}>{t('page.own')}</Link>
  return (
    <div className={styles.choice}>
      <fieldset>
        <legend className="hidden">{t('amount.legend')}</legend>
        <Choice value="price" isFirst>
          {t(isForSale ? 'amount.price' : 'amount.rent')}
        </Choice>
        <Choice value="total" names={isForSale ? 'total' : 'total month'}>
          {t(isForSale ? 'amount.total' : 'amount.with-charges')}
        </Choice>
        {isForSale && <Choice value="month">{t('amount.month')}</Choice>}
      </fieldset>
      {isForSale ? (
        <>
          <p data-amount="total">
            {`${t('amount.supposed-total')} `}
            {own}
          </p>
          <p data-amount="month">
            {`${t('amount.supposed-month', { share, years, rate })} `}
            {own}
          </p>
        </>
      ) : (
        <p data-amount="total month">{t('amount.supposed-let')}</p>
      )}
    </div>
  )
}

type ChoiceProps = { value: string; names?: string; isFirst?: boolean; children: string }

function Choice({ value, names = value, isFirst = false, children }: ChoiceProps) {
  return (
    <label data-choice={names}>
      <input
        className="hidden"
        type="radio"
        name="amount"
        value={value}
        defaultChecked={isFirst}
        onChange={() => keep(value)}
      />
      {children}
    </label>
  )
}

/** Before the list: a browser may paint where a script stands, and half a row would move. */
export function AmountChoiceScript() {
  return <OwnScript text={script} />
}

function chooseAgain() {
  try {
    const wanted = localStorage.getItem(kept) ?? 'price'
    document.documentElement.dataset.shown = wanted
    const chosen = document.querySelector<HTMLInputElement>(`[data-choice~="${wanted}"] input`)
    if (chosen) chosen.checked = true
  } catch {
    // Storage may be switched off: the price is shown.
  }
}

function keep(choice: string) {
  document.documentElement.dataset.shown = choice
  try {
    localStorage.setItem(kept, choice)
  } catch {
    // Not kept where storage is switched off; it holds for this document.
  }
}
