import { useTranslation } from '../../language/use-translation'
import { type Contract, priceTerm } from '../contract'
import { amount, type Price } from '../price'

type Props = {
  price: Price | null
  /** Says beside the amount what it is paid for; absent where the page says so already. */
  contract?: Contract
}

export function PriceTag({ price, contract = 'sale' }: Props) {
  const { t } = useTranslation('properties')
  if (!price) return t('price-on-request')
  const told = amount(price.cents)
  const term = priceTerm(contract)
  return (
    <>
      {price.isStartingFrom ? t('starting-from', { price: told }) : told}
      {term && <span className="small soft">{` ${t(term)}`}</span>}
    </>
  )
}
