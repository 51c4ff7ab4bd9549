import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Photo } from '../images/photo'
import { euros } from '../properties/price'
import type { About } from './form-about'
import styles from './form-page.module.css'

/** What the form is about, beside it. */
export function HomeSummary({ about }: { about: About }) {
  const { picture, price, title, href, reference, rental } = about
  return (
    <section className="panel" aria-label={title}>
      <div className={styles.summary}>
        {picture && <Photo picture={picture} sizes="(width < 64rem) 100vw, 24rem" />}
        <div>
          {price && <p className={styles.price}>{price}</p>}
          <p>
            <Link to={href}>{title}</Link> ({reference})
          </p>
        </div>
      </div>
      {rental && rental.firstMonth > 0 && <RentalStart rental={rental} />}
    </section>
  )
}

function RentalStart({ rental }: { rental: NonNullable<About['rental']> }) {
  const { t } = useTranslation('enquiries')
  const rows = [
    { label: t('rental.first-month'), cents: rental.firstMonth },
    { label: t('rental.charges'), cents: rental.charges },
    { label: t('rental.inventory'), cents: rental.inventoryShare },
  ].filter(({ cents }) => cents > 0)
  return (
    <dl className="sums">
      {rows.map(({ label, cents }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{euros(cents)}</dd>
        </div>
      ))}
      <div className="sub">
        <dt>
          {t('rental.deposit', { count: rental.depositMonths })}
          <small>{t('rental.blocked')}</small>
        </dt>
        <dd>{euros(rental.deposit)}</dd>
      </div>
      <div className="total">
        <dt>{t('rental.start')}</dt>
        <dd>{euros(rental.toPayAtStart)}</dd>
      </div>
    </dl>
  )
}
