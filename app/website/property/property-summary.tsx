import { MonthlyLines } from '../../costs/calculator/monthly-lines'
import type { RentalCosts } from '../../costs/rental-costs'
import { Photo } from '../../images/photo'
import { useTranslation } from '../../language/use-translation'
import { amount } from '../../properties/price'
import { Link } from '../../ui/link'
import type { About } from '../forms/form-about'
import styles from '../forms/form-page.module.css'

/** What the form is about, beside it. */
export function PropertySummary({ about }: { about: About }) {
  const { picture, price, priceTerm, title, href, reference, costs } = about
  const { rental, monthly } = costs ?? {}
  const { t } = useTranslation('properties')
  return (
    <section className="panel" aria-label={title}>
      <div className={styles.summary}>
        {picture && <Photo picture={picture} sizes="(width < 64rem) 100vw, 24rem" />}
        <div>
          {price && (
            <p className={styles.price}>
              {price}
              {priceTerm && <span className="small soft"> {t(priceTerm)}</span>}
            </p>
          )}
          <p>
            <Link to={href}>{title}</Link> ({reference})
          </p>
        </div>
      </div>
      {rental && rental.firstMonth > 0 && <RentalStart rental={rental} />}
      {monthly && monthly.rent > 0 && (
        <MonthlyLines monthly={monthly} look={{ list: styles.sums, total: styles.total }} />
      )}
    </section>
  )
}

function RentalStart({ rental }: { rental: RentalCosts }) {
  const { t } = useTranslation('enquiries')
  const rows = [
    { label: t('rental.first-month'), cents: rental.firstMonth },
    { label: t('rental.charges'), cents: rental.charges },
    { label: t('rental.inventory'), cents: rental.inventoryShare },
  ].filter(({ cents }) => cents > 0)
  return (
    <dl className={styles.sums}>
      {rows.map(({ label, cents }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{amount(cents)}</dd>
        </div>
      ))}
      <div>
        <dt>
          {t('rental.deposit', { count: rental.depositMonths })}
          <small>{t('rental.blocked')}</small>
        </dt>
        <dd>{amount(rental.deposit)}</dd>
      </div>
      <div className={styles.total}>
        <dt>{t('rental.start')}</dt>
        <dd>{amount(rental.toPayAtStart)}</dd>
      </div>
    </dl>
  )
}
