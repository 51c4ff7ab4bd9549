import { feeOfSoleHome, notaryFee } from './notary-fee'
import { exactly, type Range, shareOf, sum } from './range'
import { type Rule, type RuleBook, ruleOn } from './rules/rule-book'
import { type Duty, dutyOnPlan, isForSoleHome, type Purchase, saleDuty } from './sale-duty'

type NewBuild = {
  /** What is paid for the land to another seller: taxed with duty, not with VAT. */
  landCents: number
  /** An old building makes place for it, and the buyer meets the conditions: see lowVat. */
  isLowVat: boolean
}

type StepName =
  | 'duty'
  | 'vat'
  | 'notary'
  | 'file'
  | 'notary-vat'
  | 'transcription'
  | 'loan-registration'
  | 'loan-mortgage-duty'
  | 'loan-deed-other'

/** One line an accountant can follow: on what, how much, by which rule. */
export type Step = {
  name: StepName
  /** Null for a lump sum. */
  base: Range | null
  amount: Range
  rule: Rule | null
}

export type PurchaseCosts = { steps: Step[]; total: Range; deposit: Range; withPrice: Range }

/** The costs of a purchase, step by step. Steps without a rule on that day are left out. */
export function purchaseCosts(
  book: RuleBook,
  purchase: Purchase,
  newBuild?: NewBuild,
): PurchaseCosts {
  const { region, priceCents, day } = purchase
  const taxes = newBuild
    ? taxesOnNewBuild(book, purchase, newBuild)
    : [dutyStep(saleDuty(book, purchase))]
  const steps = [...taxes, ...deedSteps(book, purchase)].filter((step) => step !== undefined)
  const total = sum(steps.map(({ amount }) => amount))
  const depositRule = newBuild ? 'offer-deposit-off-plan' : 'offer-deposit'
  const share = ruleOn(book, depositRule, region, day)?.low ?? 0
  return {
    steps,
    total,
    deposit: exactly(shareOf(priceCents, share)),
    withPrice: sum([exactly(priceCents), total]),
  }
}

function dutyStep(duty: Duty | undefined): Step | undefined {
  if (!duty) return undefined
  const { baseCents, cents, rule } = duty
  return { name: 'duty', base: exactly(baseCents), amount: exactly(cents), rule }
}

/** VAT on what one seller builds and sells, duty on the land of another. */
function taxesOnNewBuild(book: RuleBook, purchase: Purchase, newBuild: NewBuild) {
  const landCents = Math.min(newBuild.landCents, purchase.priceCents)
  const buildingCents = purchase.priceCents - landCents
  const name = newBuild.isLowVat ? 'vat-rebuild' : 'vat'
  const vat = ruleOn(book, name, purchase.region, purchase.day)
  const land = dutyOnPlan(book, { ...purchase, priceCents: landCents })
  return [
    vat && shareStep('vat', exactly(buildingCents), vat),
    landCents > 0 ? dutyStep(land) : undefined,
  ]
}

function deedSteps(book: RuleBook, purchase: Purchase): (Step | undefined)[] {
  const { region, day } = purchase
  const fee = notaryStep(book, purchase)
  const file = ruleOn(book, 'deed-file-costs', region, day)
  const transcription = ruleOn(book, 'deed-transcription', region, day)
  const vat = ruleOn(book, 'vat', region, day)
  const taxed = sum([fee?.amount ?? exactly(0), file ? endsOf(file) : exactly(0)])
  return [
    fee,
    file && lumpSum('file', file),
    vat && shareStep('notary-vat', taxed, vat),
    transcription && lumpSum('transcription', transcription),
  ]
}

function notaryStep(book: RuleBook, purchase: Purchase): Step | undefined {
  const { region, priceCents, day, isLand } = purchase
  const fee = notaryFee(book, priceCents, region, day)
  if (!fee) return undefined
  const { amount, rule } =
    isForSoleHome(purchase) && !isLand
      ? feeOfSoleHome(book, fee, purchase)
      : { amount: exactly(fee.cents), rule: fee.rule }
  return { name: 'notary', base: exactly(priceCents), amount, rule }
}

export function lumpSum(name: StepName, rule: Rule): Step {
  return { name, base: null, amount: endsOf(rule), rule }
}

export function shareStep(name: StepName, base: Range, rule: Rule): Step {
  const amount = { low: shareOf(base.low, rule.low), high: shareOf(base.high, rule.high) }
  return { name, base, amount, rule }
}

const endsOf = ({ low, high }: Rule): Range => ({ low, high })
