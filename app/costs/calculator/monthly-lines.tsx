import { useTranslation } from '../../language/use-translation'
import { amount } from '../../properties/price'
import type { MonthlyCosts } from '../let-costs'

type Props = { monthly: MonthlyCosts; look: { list?: string; total?: string } }

/** What a shop, an office or a garage costs each month, and who sets the deposit. */
export function MonthlyLines({ monthly, look }: Props) {
  const { t } = useTranslation('costs')
  const { rent, charges, total, depositCents, isBusiness } = monthly
  return (
    <dl className={look.list}>
      <div>
        <dt>{t('let.rent')}</dt>
        <dd>{amount(rent)}</dd>
      </div>
      {charges > 0 && (
        <>
          <div>
            <dt>{t('rental.charges')}</dt>
            <dd>{amount(charges)}</dd>
          </div>
          <div className={look.total}>
            <dt>{t('let.total')}</dt>
            <dd>{amount(total)}</dd>
          </div>
        </>
      )}
      {(isBusiness || depositCents !== null) && (
        <div>
          <dt>{t('let.deposit')}</dt>
          <dd>{depositCents === null ? t('let.by-contract') : amount(depositCents)}</dd>
        </div>
      )}
    </dl>
  )
}
