import { type LowVat, lowVat, type NewHome } from './low-vat'
import { type Rule, type RuleBook, ruleOn } from './rules/rule-book'
import type { RuleName } from './rules/rule-names'
import { dutyOnPlan, isForSoleHome, type Purchase, saleDuty } from './sale-duty'

type NoteName =
  | 'sole-home'
  | 'not-sole-home'
  | 'never-sole-home'
  | 'land-ordinary'
  | 'exempt'
  | 'exempt-energy'
  | 'over-ceiling'
  | 'modest'
  | 'deep-renovation'
  | `vat-${LowVat}`
  | 'vat-let'
  | 'vat-social'
  | 'vat-land'

/** What an amount supposes, and what would change it. */
export type Note = {
  name: NoteName
  cents?: Record<string, number>
  shares?: Record<string, number>
  numbers?: Record<string, number>
  /** Where it is written. */
  rule: Rule | null
}

export type NewPurchase = NewHome & { landCents: number }

/** The suppositions of a purchase, in the order in which a buyer asks for them. */
export function purchaseNotes(book: RuleBook, purchase: Purchase, newHome?: NewPurchase): Note[] {
  if (!newHome) return [...soleHomeNotes(book, purchase, false), ...specialNotes(book, purchase)]
  const { landCents } = newHome
  const land = landCents > 0 ? { ...purchase, priceCents: landCents } : undefined
  return [
    vatNote(book, purchase, newHome),
    ...(land ? soleHomeNotes(book, land, true) : [{ name: 'vat-land' as const, rule: null }]),
  ]
}

function soleHomeNotes(book: RuleBook, purchase: Purchase, isOnPlan: boolean): Note[] {
  const { region, day } = purchase
  const dutyOf = isOnPlan ? dutyOnPlan : saleDuty
  const lower = dutyOf(book, { ...purchase, isSoleHome: true })
  const ordinary = dutyOf(book, { ...purchase, isSoleHome: false })
  if (!lower || !ordinary) return []
  const isLess = lower.cents < ordinary.cents
  if (purchase.isOther)
    return purchase.isSoleHome ? [{ name: 'never-sole-home', rule: ordinary.rule }] : []
  if (!isLess)
    return purchase.isSoleHome && (purchase.isLand || isOnPlan)
      ? [{ name: 'land-ordinary', rule: ordinary.rule }]
      : []
  if (!purchase.isSoleHome)
    return [
      {
        name: 'not-sole-home',
        cents: { amount: lower.cents },
        shares: { share: lower.rule.low },
        rule: lower.rule,
      },
    ]
  const value = (name: RuleName) => ruleOn(book, name, region, day)?.low
  const isSlow = purchase.isLand || isOnPlan || (purchase.classesWon ?? 0) > 0
  const within =
    (isSlow ? value('sole-home-within-works') : undefined) ?? value('sole-home-within') ?? 0
  return [
    {
      name: 'sole-home',
      cents: { amount: ordinary.cents },
      shares: { share: ordinary.rule.low },
      numbers: { within, count: value('sole-home-stay') ?? 0 },
      rule: ruleOn(book, 'sole-home-stay', region, day) ?? lower.rule,
    },
  ]
}

/** What a region knows beside its rates. */
function specialNotes(book: RuleBook, purchase: Purchase): Note[] {
  if (!isForSoleHome(purchase)) return []
  return [...exemptionNotes(book, purchase), ...flemishNotes(book, purchase)]
}

function exemptionNotes(book: RuleBook, purchase: Purchase): Note[] {
  const { region, day, isLand, priceCents, classesWon = 0 } = purchase
  const name = isLand ? 'sale-duty-exempt-land' : 'sale-duty-exempt'
  const exempt = ruleOn(book, name, region, day)
  const ceiling = ruleOn(book, `${name}-ceiling`, region, day)
  if (!exempt || !ceiling) return []
  if (priceCents > ceiling.low)
    return [{ name: 'over-ceiling', cents: { ceiling: ceiling.low }, rule: ceiling }]
  const notes: Note[] = [
    { name: 'exempt', cents: { exempt: exempt.low, ceiling: ceiling.low }, rule: exempt },
  ]
  const perClass = ruleOn(book, 'sale-duty-exempt-class', region, day)
  const least = ruleOn(book, 'sale-duty-exempt-classes', region, day)
  if (perClass && least && !isLand && classesWon < least.low)
    notes.push({
      name: 'exempt-energy',
      cents: { amount: perClass.low },
      numbers: { classes: least.low },
      rule: perClass,
    })
  return notes
}

function flemishNotes(book: RuleBook, purchase: Purchase): Note[] {
  const { region, day, isLand, priceCents } = purchase
  if (region !== 'flanders' || isLand) return []
  const cut = ruleOn(book, 'sale-duty-modest-cut', region, day)
  const upTo = ruleOn(book, 'sale-duty-modest-upto', region, day)
  const isModest = cut && upTo && priceCents <= upTo.high
  return [
    ...(isModest
      ? [
          {
            name: 'modest' as const,
            cents: { low: upTo.low, high: upTo.high, cut: cut.low },
            rule: cut,
          },
        ]
      : []),
    { name: 'deep-renovation', rule: null },
  ]
}

function vatNote(book: RuleBook, { region, day }: Purchase, newHome: NewPurchase): Note {
  const lower = ruleOn(book, 'vat-rebuild', region, day)
  const value = (name: RuleName) => ruleOn(book, name, region, day)?.low ?? 0
  const outcome = lowVat(book, newHome, region, day)
  const let_ = { 'long-let': 'vat-let', 'social-let': 'vat-social' } as const
  const name =
    outcome === 'holds' && newHome.use in let_
      ? let_[newHome.use as keyof typeof let_]
      : (`vat-${outcome}` as const)
  return {
    name,
    shares: { share: lower?.low ?? 0 },
    numbers: {
      area: value('vat-rebuild-area'),
      stay: value('vat-rebuild-stay'),
      let: value('vat-rebuild-let'),
    },
    rule: lower ?? null,
  }
}
