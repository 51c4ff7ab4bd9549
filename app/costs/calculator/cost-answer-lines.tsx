import type { ReactNode } from 'react'
import { useLanguage } from '../../language/use-language'
import { useColon, useTranslation } from '../../language/use-translation'
import { amount } from '../../properties/price'
import styles from '../costs.module.css'
import type { Step } from '../purchase-costs'
import type { Range } from '../range'
import { dayText, rangeText } from '../range-text'
import { RuleSource } from '../rules/rule-source'
import { stepLabel } from '../step-label'
import type { CostAnswer } from './cost-answer'
import type { CostQuestion } from './cost-question'
import { PrintButton } from './print-button'

type Lines = { steps: Step[]; total: Range; name?: 'purchase' | 'loan-deed' }

/** Every step by name: on what, and how much; by which rule is behind one press. */
export function CostAnswerLines({ steps, total, name: sum = 'purchase' }: Lines) {
  const { t } = useTranslation('costs')
  const colon = useColon()
  const language = useLanguage()
  const nameOf = ({ name, rule }: Step) => stepLabel(t, { name, rule }, language)
  return (
    <div>
      <table className={styles.lines}>
        <tbody>
          {steps.map((step) => (
            <tr key={step.name}>
              <th scope="row">
                {nameOf(step)}
                {step.base && <small>{t('step.on', { amount: rangeText(step.base) })}</small>}
              </th>
              <td>{rangeText(step.amount)}</td>
            </tr>
          ))}
          <tr className={styles.total}>
            <th scope="row">{t(`result.${sum}`)}</th>
            <td>{rangeText(total)}</td>
          </tr>
        </tbody>
      </table>
      <Sources>
        {steps.flatMap((step) =>
          step.rule
            ? [
                <li key={step.name}>
                  {nameOf(step)}
                  {colon}
                  <RuleSource rule={step.rule} />
                </li>,
              ]
            : [],
        )}
      </Sources>
    </div>
  )
}

/** Dates and sources of the figures above, in one place; on paper they are read too. */
export function Sources({ children }: { children: ReactNode }) {
  const { t } = useTranslation('costs')
  return (
    <details className={styles.sources}>
      <summary>{t('result.sources')}</summary>
      <ul>{children}</ul>
    </details>
  )
}

type Totals = {
  answer: CostAnswer | undefined
  question: CostQuestion | undefined
  day: string
}

export function CostTotals({ answer, question, day }: Totals) {
  const { t } = useTranslation('costs')
  return (
    <section className="panel" aria-labelledby="together" aria-live="polite">
      <h2 className="panel-title" id="together">
        {t('section.together')}
      </h2>
      {answer && question && (
        <>
          <dl className={styles.sums}>
            <Sum name="price" value={amount(question.priceCents)} />
            <Sum name="purchase" value={rangeText(answer.purchase.total)} />
            {question.loanCents > 0 && (
              <Sum name="loan-deed" value={rangeText(answer.loan.deed.total)} />
            )}
            <Sum name="total" value={rangeText(answer.total)} isTotal />
            <Sum name="borrowed" value={amount(question.loanCents)} />
            <Sum name="deposit" value={rangeText(answer.purchase.deposit)} />
          </dl>
          {question.loanCents > 0 && (
            <dl className={styles.sums}>
              <Sum name="monthly" value={amount(answer.loan.monthly)} isTotal />
              <Sum name="interest" value={amount(answer.loan.interest)} />
              <Sum name="repaid" value={amount(answer.loan.total)} />
            </dl>
          )}
          <p className={styles.own}>
            <span>{t('result.own-funds')}</span>
            <strong>{rangeText(answer.ownFunds)}</strong>
          </p>
        </>
      )}
      <p className="help">{t('result.estimate', { day: dayText(day) })}</p>
      {answer && <PrintButton />}
    </section>
  )
}

type SumName =
  | 'price'
  | 'purchase'
  | 'loan-deed'
  | 'total'
  | 'borrowed'
  | 'deposit'
  | 'monthly'
  | 'interest'
  | 'repaid'

function Sum({ name, value, isTotal }: { name: SumName; value: string; isTotal?: boolean }) {
  const { t } = useTranslation('costs')
  return (
    <div className={isTotal ? styles.total : undefined}>
      <dt>{t(`result.${name}`)}</dt>
      <dd>{value}</dd>
    </div>
  )
}
