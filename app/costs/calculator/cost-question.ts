import { readMoney } from '../../language/read-money'
import type { NumberProblem } from '../../language/read-number'
import { type Region, regions } from '../../properties/look-ups/region'
import { readShare } from '../read-share'

export const uses = ['sole-home', 'other'] as const
export const kinds = ['existing', 'new', 'rebuild', 'land'] as const
export const terms = [10, 15, 20, 25, 30] as const

export type CostProblem =
  | `amount-${NumberProblem}`
  | 'rate-invalid'
  | 'rate-too-high'
  | 'years-invalid'
  | 'loan-too-high'
  | 'land-too-high'

/** What was typed, kept as typed, so that it can be shown again whatever it was. */
export type CostFields = Record<
  'region' | 'price' | 'use' | 'kind' | 'land' | 'loan' | 'years' | 'rate',
  string
>

export type CostQuestion = {
  region: Region
  priceCents: number
  use: (typeof uses)[number]
  kind: (typeof kinds)[number]
  landCents: number
  loanCents: number
  years: number
  yearlyShare: number
}

/** Hundredths of a percent. Home loans never cost as much in Belgium: more is a typing mistake. */
const highestRate = 15_00

type Read = { question?: CostQuestion; problems: Partial<Record<keyof CostFields, CostProblem>> }

const oneOf = <Value extends string>(values: readonly Value[], typed: string): Value =>
  values.find((value) => value === typed) ?? (values[0] as Value)

/** Understands the form, or says at which field it does not. */
export function readCostQuestion(fields: CostFields): Read {
  const problems: Read['problems'] = {}
  const amount = (name: 'price' | 'land' | 'loan', isOptional: boolean) => {
    const read = readMoney(fields[name])
    if ('cents' in read) return read.cents
    if (!(isOptional && read.problem === 'required')) problems[name] = `amount-${read.problem}`
    return 0
  }
  const kind = oneOf(kinds, fields.kind)
  const isNew = kind === 'new' || kind === 'rebuild'
  const priceCents = amount('price', false)
  const loanCents = amount('loan', true)
  const landCents = isNew ? amount('land', true) : 0
  const yearlyShare = readShare(fields.rate)
  const years = terms.find((term) => `${term}` === fields.years)
  if (yearlyShare === undefined) problems.rate = 'rate-invalid'
  else if (yearlyShare > highestRate) problems.rate = 'rate-too-high'
  if (!years) problems.years = 'years-invalid'
  if (!problems.price && !problems.loan && loanCents > priceCents) problems.loan = 'loan-too-high'
  if (!problems.price && !problems.land && landCents > priceCents) problems.land = 'land-too-high'
  if (yearlyShare === undefined || !years || Object.keys(problems).length > 0) return { problems }

  const question = {
    region: oneOf(regions, fields.region),
    priceCents,
    use: oneOf(uses, fields.use),
    kind,
    landCents,
    loanCents,
    years,
    yearlyShare,
  }
  return { question, problems }
}
