import { readMoney } from '../../language/numbers/read-money'
import { type NumberProblem, readNumber } from '../../language/numbers/read-number'
import { type Region, regions } from '../../properties/look-ups/region'
import { type Use, uses } from '../low-vat'
import { readShare } from '../read-share'

export const kinds = ['existing', 'new', 'rebuild', 'land', 'other'] as const
/** Whether the land of a new building is sold by who sells the building. */
export const sellers = ['same', 'other'] as const
/** Energy classes that works win; the first counts for nothing on its own. */
export const classes = [0, 2, 3, 4, 5, 6] as const
export const terms = [10, 15, 20, 25, 30] as const

export type CostProblem =
  | `amount-${NumberProblem}`
  | 'rate-invalid'
  | 'rate-too-high'
  | 'years-invalid'
  | 'loan-too-high'
  | 'land-too-high'
  | 'area-invalid'

/** What was typed, kept as typed, so that it can be shown again whatever it was. */
export type CostFields = Record<
  | 'region'
  | 'price'
  | 'use'
  | 'kind'
  | 'seller'
  | 'land'
  | 'area'
  | 'classes'
  | 'loan'
  | 'years'
  | 'rate',
  string
>

export type CostQuestion = {
  region: Region
  priceCents: number
  use: Use
  kind: (typeof kinds)[number]
  /** Paid to another seller than who sells the building. */
  landCents: number
  /** Null when it was not told. */
  livingArea: number | null
  classesWon: number
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
  const isOtherSeller = oneOf(sellers, fields.seller) === 'other'
  const landCents = isNew && isOtherSeller ? amount('land', true) : 0
  const livingArea = kind === 'rebuild' ? areaOf(fields.area) : null
  if (livingArea === undefined) problems.area = 'area-invalid'
  const yearlyShare = readShare(fields.rate)
  const years = terms.find((term) => `${term}` === fields.years)
  if (yearlyShare === undefined) problems.rate = 'rate-invalid'
  else if (yearlyShare > highestRate) problems.rate = 'rate-too-high'
  if (!years) problems.years = 'years-invalid'
  if (!problems.price && !problems.loan && loanCents > priceCents) problems.loan = 'loan-too-high'
  if (!problems.price && !problems.land && landCents > priceCents) problems.land = 'land-too-high'
  if (yearlyShare === undefined || !years || livingArea === undefined) return { problems }
  if (Object.keys(problems).length > 0) return { problems }

  const question = {
    region: oneOf(regions, fields.region),
    priceCents,
    use: oneOf(uses, fields.use),
    kind,
    landCents,
    livingArea,
    classesWon: classes.find((each) => `${each}` === fields.classes) ?? 0,
    loanCents,
    years,
    yearlyShare,
  }
  return { question, problems }
}

/** Null when nothing was typed, undefined when it is no area of a home. */
function areaOf(typed: string): number | null | undefined {
  if (typed.trim() === '') return null
  const read = readNumber(typed, { decimals: 2 })
  return 'value' in read && read.value >= 10 && read.value <= 2_000 ? read.value : undefined
}
