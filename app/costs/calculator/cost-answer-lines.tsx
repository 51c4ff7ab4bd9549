import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { euros } from '../../properties/price'
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

/** Every step by name: on what, by which rule, how much. */
export function CostAnswerLines({ steps, total, name: sum = 'purchase' }: Lines) {
  const { t } = useTranslation('costs')
  const language = useLanguage()
  return (
    <table className={styles.lines}>
      <tbody>
        {steps.map(({ name, base, amount, rule }) => (
          <tr key={name}>
            <th scope="row">
              {stepLabel(t, { name, rule }, language)}
              <small>
                {base && <>{t('step.on', { amount: rangeText(base) })} · </>}
                {rule && <RuleSource rule={rule} />}
              </small>
            </th>
            <td>{rangeText(amount)}</td>
          </tr>
        ))}
        <tr className={styles.total}>
          <th scope="row">{t(`result.${sum}`)}</th>
          <td>{rangeText(total)}</td>
        </tr>
      </tbody>
    </table>
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
            <Sum name="price" value={euros(question.priceCents)} />
            <Sum name="purchase" value={rangeText(answer.purchase.total)} />
            {question.loanCents > 0 && (
              <Sum name="loan-deed" value={rangeText(answer.loan.deed.total)} />
            )}
            <Sum name="total" value={rangeText(answer.total)} isTotal />
            <Sum name="borrowed" value={euros(question.loanCents)} />
            <Sum name="deposit" value={rangeText(answer.purchase.deposit)} />
          </dl>
          {question.loanCents > 0 && (
            <dl className={styles.sums}>
              <Sum name="monthly" value={euros(answer.loan.monthly)} isTotal />
              <Sum name="interest" value={euros(answer.loan.interest)} />
              <Sum name="repaid" value={euros(answer.loan.total)} />
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
