import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { energyLabelText } from '../../properties/energy/energy-label'
import { amount } from '../../properties/price'
import { ButtonLink } from '../../ui/button'
import { Calculator, Hammer } from '../../ui/icons'
import { Link } from '../../ui/link'
import styles from '../costs.module.css'
import { DutyNotice } from '../duty-notice'
import type { PropertyCosts } from '../property-costs'
import { rangeText, shareText } from '../range-text'
import type { RentalCosts } from '../rental-costs'
import { RuleSource } from '../rules/rule-source'
import { Sources } from './cost-answer-lines'
import { MonthlyLines } from './monthly-lines'
import { PurchaseByUse } from './purchase-by-use'

type Props = { costs: PropertyCosts; costsPath: string; renovationPath: string }

/** On the page of a property: every step by name, and the way to work it out for oneself. */
export function PropertyCostsSection({ costs, costsPath, renovationPath }: Props) {
  const { t } = useTranslation('costs')
  const language = useLanguage()
  const { purchases, loan, rental, monthly } = costs
  if (!loan && !rental && !monthly) return null
  const title = rental ? 'rental.title' : monthly ? 'let.title' : 'page.title'
  return (
    <section className={styles.cost} aria-labelledby="costs">
      <h2 id="costs">{t(title)}</h2>
      {purchases.length > 0 && <PurchaseByUse purchases={purchases} />}
      {loan && (
        <dl className={styles.sums}>
          <div className={styles.total}>
            <dt>
              {t('result.monthly')} ({amount(loan.cents)}, {t('years', { count: loan.years })},{' '}
              {shareText(loan.yearlyShare, language)})
            </dt>
            <dd>{amount(loan.monthly)}</dd>
          </div>
        </dl>
      )}
      {rental && <RentalLines rental={rental} />}
      {monthly && (
        <MonthlyLines monthly={monthly} look={{ list: styles.sums, total: styles.total }} />
      )}
      {loan && (
        <p className="row">
          <ButtonLink kind="quiet" to={costsPath}>
            <Calculator />
            {t('page.own')}
          </ButtonLink>
          <Link className="more" to={renovationPath}>
            <Hammer />
            {t('renovation.button')}
          </Link>
        </p>
      )}
    </section>
  )
}

function RentalLines({ rental }: { rental: RentalCosts }) {
  const { t } = useTranslation('costs')
  const lines = [
    [t('rental.first-month'), rental.firstMonth],
    [t('rental.charges'), rental.charges],
    [t('rental.deposit', { count: rental.depositMonths }), rental.deposit],
    ...(rental.inventoryShare > 0 ? [[t('rental.inventory'), rental.inventoryShare] as const] : []),
  ] as const
  return (
    <>
      <dl className={styles.sums}>
        {lines.map(([label, cents]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amount(cents)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{t('rental.start')}</dt>
          <dd>{amount(rental.toPayAtStart)}</dd>
        </div>
        {rental.incomeGuide > 0 && (
          <div>
            <dt>{t('rental.income')}</dt>
            <dd>{rangeText({ low: rental.incomeGuide, high: rental.incomeGuide })}</dd>
          </div>
        )}
      </dl>
      <p className="help">{t('rental.income-help')}</p>
      {rental.rule && (
        <Sources>
          <li>
            <RuleSource rule={rental.rule} />
          </li>
        </Sources>
      )}
    </>
  )
}

/** Label E or F in Flanders: who buys must renovate, and by when. */
export function EnergyNotice({ label, costs }: { label: string | null; costs: PropertyCosts }) {
  const { t } = useTranslation('costs')
  if (!costs.duty || !label) return null
  const { years: count, target, rule } = costs.duty
  const [text, goal] = [label, target].map(energyLabelText)
  return (
    <DutyNotice label={label} rule={rule} written={costs.duty.written}>
      {t('renovation.notice', { label: text, target: goal, count })}
    </DutyNotice>
  )
}
