import { regionOf } from '../../app/properties/look-ups/region'
import { belgium } from '../../app/properties/property-lists'
import { diceFor } from './dice'
import type { Property } from './property'
import { nearest } from './property-price'

export function costsOf(property: Property) {
  if (property.plan.goal === 2) return {}
  return property.plan.goal === 1 ? rentCosts(property) : saleCosts(property)
}

/** Deposit: three months in Flanders, two in Wallonia and Brussels (facts of 2024). */
function rentCosts({ plan, price, facts }: Property) {
  const dice = diceFor(`costs ${plan.id}`)
  const months = regionOf(plan.town.zip) === 'flanders' ? 3 : 2
  const isHome = plan.kind.webId <= 3
  const perMetre = plan.kind.webId === 3 ? 3 : plan.kind.webId === 1 ? 0.15 : 0.9
  const charges = nearest(Math.max((facts.living ?? 12) * perMetre, 10) + dice.whole(5, 25), 5)
  return {
    MonthlyRent: price,
    ChargesRenter: plan.mark === 'charges' ? null : charges,
    // A property: what the law allows; a garage: a month; a shop or office: by its contract.
    DepositAmount: isHome ? price * months : plan.kind.webId === 7 ? price : null,
    InventoryCost: isHome ? nearest(180 + (facts.living ?? 0) * 1.2, 5) : null,
    AgencyCost: null,
  }
}

function saleCosts({ plan, price, facts }: Property) {
  const dice = diceFor(`costs ${plan.id}`)
  const isNew = (facts.year ?? 0) >= 2023
  const fees = nearest(1_600 + price * 0.008, 10)
  const income = plan.kind.webId === 4 ? 40 : (facts.living ?? 20) * dice.whole(5, 9)
  const isFlat = plan.kind.webId === 2 || plan.kind.webId === 3
  return {
    NotaryFees: fees,
    NotaryFeesVAT: nearest(fees * 1.21, 10),
    isNew,
    CadastralIncome: isNew || plan.town.country !== belgium ? null : Math.round(income),
    RealEstateTax: plan.town.country === belgium && !isNew ? nearest(income * 0.92, 5) : null,
    ChargesOwner: isFlat ? nearest((facts.living ?? 60) * 1.1, 5) : null,
  }
}

/** Annuity sales: a lump sum now, then a monthly sum for as long as the seller lives. */
export function annuityOf({ plan, price }: Property) {
  if (!plan.kind.key.endsWith('-viager')) return { IsViager: false }
  const bouquet = nearest(price * 0.22, 1_000)
  const isCouple = plan.kind.key === 'apt-viager'
  return {
    IsViager: true,
    ViagerBouquet: bouquet,
    ViagerMonthly: nearest((price - bouquet) / 12 / 19, 10),
    ViagerIndexed: true,
    ViagerOccupied: true,
    ViagerLives: isCouple ? '1946, 1949' : '1943',
    ViagerMaxYears: isCouple ? 20 : 18,
  }
}
