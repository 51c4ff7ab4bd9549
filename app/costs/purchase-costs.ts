import { notaryFee } from './notary-fee'
import { exactly, type Range, shareOf, sum } from './range'
import { type Rule, type RuleBook, ruleOn } from './rule-book'
import { type Purchase, saleDuty } from './sale-duty'

export type NewBuild = {
  /** The part of the price that pays for the land: taxed with duty, not with VAT. */
  landCents: number
  isRebuild: boolean
}

export type StepName = 'duty' | 'vat' | 'notary' | 'notary-vat' | 'file' | 'transcription'

/** One line an accountant can follow: on what, how much, by which rule. */
export type Step = { name: StepName; baseCents: number; amount: Range; rule: Rule | null }

export type PurchaseCosts = { steps: Step[]; total: Range; deposit: Range; withPrice: Range }

/** The costs of a purchase, step by step. Steps without a rule on that day are left out. */
export function purchaseCosts(
  book: RuleBook,
  purchase: Purchase,
  newBuild?: NewBuild,
): PurchaseCosts {
  const { region, priceCents, day } = purchase
  const steps = [
    ...(newBuild ? taxesOnNewBuild(book, purchase, newBuild) : [dutyStep(book, purchase)]),
    ...deedSteps(book, purchase),
  ].filter((step) => step !== undefined)
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

function dutyStep(book: RuleBook, purchase: Purchase): Step | undefined {
  const duty = saleDuty(book, purchase)
  if (!duty) return undefined
  return { name: 'duty', baseCents: duty.baseCents, amount: exactly(duty.cents), rule: duty.rule }
}

/** VAT on the building; duty on the land, at the general rate: a new home is not bought as a sole one. */
function taxesOnNewBuild(book: RuleBook, purchase: Purchase, newBuild: NewBuild) {
  const landCents = Math.min(newBuild.landCents, purchase.priceCents)
  const buildingCents = purchase.priceCents - landCents
  const name = newBuild.isRebuild ? 'vat-rebuild' : 'vat'
  const vat = ruleOn(book, name, purchase.region, purchase.day)
  const land = { ...purchase, priceCents: landCents, isSoleHome: false, isLand: true }
  const vatStep: Step | undefined = vat && {
    name: 'vat',
    baseCents: buildingCents,
    amount: exactly(shareOf(buildingCents, vat.low)),
    rule: vat,
  }
  return [vatStep, landCents > 0 ? dutyStep(book, land) : undefined]
}

function deedSteps(book: RuleBook, { region, priceCents, day }: Purchase): (Step | undefined)[] {
  const rule = (name: 'vat' | 'deed-file-costs' | 'deed-transcription') =>
    ruleOn(book, name, region, day)
  const fee = notaryFee(book, priceCents, region, day)
  const vat = rule('vat')
  const file = rule('deed-file-costs')
  const transcription = rule('deed-transcription')
  return [
    fee && {
      name: 'notary',
      baseCents: priceCents,
      amount: exactly(fee.cents),
      rule: fee.rule,
    },
    fee &&
      vat && {
        name: 'notary-vat',
        baseCents: fee.cents,
        amount: exactly(shareOf(fee.cents, vat.low)),
        rule: vat,
      },
    file && { name: 'file', baseCents: priceCents, amount: ends(file), rule: file },
    transcription && {
      name: 'transcription',
      baseCents: priceCents,
      amount: ends(transcription),
      rule: transcription,
    },
  ]
}

const ends = ({ low, high }: Rule): Range => ({ low, high })
