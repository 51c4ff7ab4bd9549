import type { Region } from '../properties/look-ups/region'
import { shareOf } from './range'
import { type Rule, type RuleBook, ruleOn } from './rules/rule-book'

export type Purchase = {
  region: Region
  priceCents: number
  /** The buyer's sole home, to live in. */
  isSoleHome: boolean
  isLand: boolean
  /** A garage, a shop, a building with several homes: nobody's sole home, whatever the buyer says. */
  isOther?: boolean
  /** Energy classes that works will win: Brussels exempts more for them. */
  classesWon?: number
  /** The day of the deed, or today. */
  day: string
}

export type Duty = { cents: number; baseCents: number; exemptCents: number; rule: Rule }

/** Registration duty on a sale; undefined when the rule book has no value for the day. */
export function saleDuty(book: RuleBook, purchase: Purchase): Duty | undefined {
  return dutyOn(book, purchase, purchase.isLand)
}

/**
 * The land under a home that is still to be built. Brussels treats it as a home and not as a plot
 * (art. 46bis); the other regions as land.
 */
export function dutyOnPlan(book: RuleBook, purchase: Purchase): Duty | undefined {
  return dutyOn(book, { ...purchase, isLand: false }, true)
}

export function isForSoleHome({ isSoleHome, isOther }: Purchase): boolean {
  return isSoleHome && !isOther
}

function dutyOn(book: RuleBook, purchase: Purchase, isUnbuilt: boolean): Duty | undefined {
  const { region, priceCents, day } = purchase
  const isSoleHome = isForSoleHome(purchase)
  const general = ruleOn(book, 'sale-duty', region, day)
  const reducedName = isUnbuilt ? 'sale-duty-sole-land' : 'sale-duty-sole-home'
  const reduced = isSoleHome ? ruleOn(book, reducedName, region, day) : undefined
  const rule = reduced ?? general
  if (!rule) return undefined

  const exemptCents = isSoleHome ? Math.min(priceCents, exemption(book, purchase)) : 0
  const baseCents = priceCents - exemptCents
  return { cents: shareOf(baseCents, rule.low), baseCents, exemptCents, rule }
}

/** Brussels taxes nothing on the first part of a sole home, up to a price; other regions have no such part. */
function exemption(book: RuleBook, purchase: Purchase): number {
  const { region, priceCents, isLand, day } = purchase
  const name = isLand ? 'sale-duty-exempt-land' : 'sale-duty-exempt'
  const exempt = ruleOn(book, name, region, day)
  const ceiling = ruleOn(book, `${name}-ceiling`, region, day)
  if (!exempt || !ceiling || priceCents > ceiling.low) return 0
  return exempt.low + (isLand ? 0 : energyExemption(book, purchase))
}

/** So much for each class, once there are at least two. */
function energyExemption(book: RuleBook, { region, day, classesWon = 0 }: Purchase): number {
  const perClass = ruleOn(book, 'sale-duty-exempt-class', region, day)
  const least = ruleOn(book, 'sale-duty-exempt-classes', region, day)
  return perClass && least && classesWon >= least.low ? classesWon * perClass.low : 0
}
