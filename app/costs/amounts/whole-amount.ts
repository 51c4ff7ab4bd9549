import { highestScore } from '../../properties/energy/energy-label'
import { amount } from '../../properties/price'
import { loanDeed } from '../loan'
import { type CostedProperty, type PropertyCosts, propertyCosts } from '../property-costs'
import { exactly, type Range, sum } from '../range'
import { planOf, worksToReach } from '../renovation/renovation'
import type { RuleBook } from '../rules/rule-book'
import { roughText } from './rough-text'

export type AmountedProperty = CostedProperty & {
  /** kWh/m² per year, from the certificate. */
  score: number | null
  livingArea: number | null
  constructionYear: number | null
}

/** Works to a label that the law asks of who buys; unknown where nothing tells how much has to be done. */
type Works = { target: string; isKnown: boolean }

/** What somebody really needs for a property, in place of what is asked for it. */
export type WholeAmount =
  | {
      of: 'sale'
      /** Price, duty, notary and works; null where the taxes depend on what we do not know. */
      total: Range | null
      works: Works | null
      monthlyCents: number
      /** What the loan leaves to pay, its own deed included. */
      ownFunds: Range | null
    }
  | { of: 'let'; monthlyCents: number; chargesCents: number; startCents: number | null }

/** As a card tells it: rounded, in words. */
export type ToldAmount =
  | {
      of: 'sale'
      total: string | null
      works: Works | null
      monthly: string
      ownFunds: string | null
    }
  | { of: 'let'; monthly: string; charges: string | null }

export function toldAmount(whole: WholeAmount): ToldAmount {
  if (whole.of === 'let') {
    const { of, monthlyCents, chargesCents } = whole
    const charges = chargesCents > 0 ? amount(chargesCents) : null
    return { of, monthly: amount(monthlyCents), charges }
  }
  const { of, total, works, monthlyCents, ownFunds } = whole
  return {
    of,
    total: total && roughText(total),
    works,
    monthly: amount(Math.round(monthlyCents / 100) * 100),
    ownFunds: ownFunds && roughText(ownFunds),
  }
}

/** Of the properties of a page, in their order; and what every loan among them supposes. */
export type WholeAmounts = {
  each: (ToldAmount | null)[]
  loan: { years: number; yearlyShare: number; borrowedShare: number }
}

/** Null where there is nothing to add to the price: it is not told, abroad, an annuity, a take-over. */
export function wholeAmount(
  book: RuleBook,
  property: AmountedProperty,
  day: string,
): WholeAmount | null {
  const costs = propertyCosts(book, property, day)
  const { loan, rental, monthly } = costs
  const { chargesCents } = property
  if (rental) {
    const { firstMonth, toPayAtStart } = rental
    return {
      of: 'let',
      monthlyCents: firstMonth + chargesCents,
      chargesCents,
      startCents: toPayAtStart,
    }
  }
  if (monthly) return { of: 'let', monthlyCents: monthly.total, chargesCents, startCents: null }
  if (!loan || loan.cents === 0 || !property.region) return null
  const works = worksAsked(book, property, costs, day)
  const [purchase] = costs.purchases
  const total = purchase ? sum([purchase.costs.withPrice, works?.cost ?? exactly(0)]) : null
  const deed = loanDeed(book, loan.cents, property.region, day).total
  return {
    of: 'sale',
    total,
    works: works && { target: works.target, isKnown: works.cost !== null },
    monthlyCents: loan.monthly,
    ownFunds: total && sum([total, deed, exactly(-loan.cents)]),
  }
}

/** The fewest works that reach the label of the law, by what the certificate tells. */
function worksAsked(
  book: RuleBook,
  property: AmountedProperty,
  { duty }: PropertyCosts,
  day: string,
): { target: string; cost: Range | null } | null {
  if (!duty || !property.region) return null
  const { region, score, livingArea, constructionYear } = property
  const { target } = duty
  const goal = highestScore(region, target)
  if (score === null || livingArea === null || goal === undefined) return { target, cost: null }
  const home = { region, score, livingArea, constructionYear }
  const works = worksToReach(book, home, goal, day)
  return { target, cost: works ? planOf(book, home, works, day).cost : null }
}
