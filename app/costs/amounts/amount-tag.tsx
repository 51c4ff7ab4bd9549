import { useTranslation } from '../../language/use-translation'
import { energyLabelText } from '../../properties/energy/energy-label'
import { amount } from '../../properties/price'
import { PriceTag } from '../../properties/shown/price-tag'
import type { ShownCard } from '../../properties/shown/shown-card'
import styles from './amounts.module.css'
import type { ToldAmount, WholeAmounts } from './whole-amount'

type Props = { property: ShownCard; whole: ToldAmount | undefined }
type Of<Kind> = Extract<ToldAmount, { of: Kind }>

/** For a list: the price of a card, and what stands in its place when the reader wants to know more. */
export function amountFor({ each }: WholeAmounts) {
  return (property: ShownCard, place: number) => (
    <AmountTag property={property} whole={each[place] ?? undefined} />
  )
}

/** Each amount names for which choice it is shown. */
function AmountTag({ property, whole }: Props) {
  const { price, contract } = property
  const { t } = useTranslation('costs')
  const asked = <PriceTag price={price} contract={contract} />
  if (!price) return asked
  return (
    <span className={styles.amount}>
      <span data-amount="price">{asked}</span>
      {!whole && (
        <span data-amount="total month">
          {asked} <small>{t('amount.alone')}</small>
        </span>
      )}
      {whole?.of === 'sale' && <Purchase property={property} whole={whole} />}
      {whole?.of === 'let' && <Let whole={whole} />}
    </span>
  )
}

function Purchase({ property, whole }: { property: ShownCard; whole: Of<'sale'> }) {
  const { t } = useTranslation(['costs', 'properties'])
  const { price } = property
  const { total, works, monthly, ownFunds } = whole
  const from = (text: string) =>
    price?.isStartingFrom ? t('properties:starting-from', { price: text }) : text
  const about = { price: amount(price?.cents ?? 0), label: energyLabelText(works?.target ?? '') }
  const asked = !works ? 'asked' : works.isKnown ? 'asked-works' : 'asked-works-unknown'
  return (
    <>
      <span data-amount="total">
        {`${from(total ?? about.price)} `}
        <small>{total ? t(`amount.${asked}`, about) : t('amount.alone')}</small>
      </span>
      <span data-amount="month">
        {from(monthly)}
        <PerMonth />{' '}
        <small>{ownFunds ? t('amount.own-funds', { amount: ownFunds }) : t('amount.alone')}</small>
      </span>
    </>
  )
}

function PerMonth() {
  const { t } = useTranslation('properties')
  return <span className="small soft">{` ${t('per-month')}`}</span>
}

function Let({ whole }: { whole: Of<'let'> }) {
  const { t } = useTranslation('costs')
  const { monthly, charges } = whole
  return (
    <span data-amount="total month">
      {monthly}
      <PerMonth />{' '}
      <small>{charges ? t('amount.charges', { charges }) : t('amount.no-charges')}</small>
    </span>
  )
}
