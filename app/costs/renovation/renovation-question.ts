import { readNumber } from '../../language/numbers/read-number'
import { readDay } from '../../language/read-day'
import { energyLabelsOf } from '../../properties/energy/energy-label'
import type { Region } from '../../properties/look-ups/region'
import { regions } from '../../properties/look-ups/region'
import { type Measure, measures } from '../rules/rule-names'

export type RenovationProblem = 'score-invalid' | 'area-invalid' | 'year-invalid' | 'day-invalid'

/** As typed. `works` is null until the visitor chose for themselves. */
export type RenovationFields = Record<
  'region' | 'score' | 'area' | 'year' | 'target' | 'deed',
  string
> & { works: string[] | null }

export type RenovationQuestion = {
  region: Region
  score: number
  livingArea: number
  constructionYear: number | null
  target: string
  deed: string
  works: Measure[] | null
}

/** A choice of works belongs to one property and one goal: with another, we propose anew. */
export function basisOf(fields: Omit<RenovationFields, 'works' | 'deed'>): string {
  return [fields.region, fields.score, fields.area, fields.year, fields.target].join(' ')
}

type Problems = Partial<Record<'score' | 'area' | 'year' | 'deed', RenovationProblem>>

export function readRenovationQuestion(fields: RenovationFields): {
  question?: RenovationQuestion
  problems: Problems
} {
  const score = wholeBetween(fields.score, 0, 2_000)
  const livingArea = wholeBetween(fields.area, 10, 2_000)
  const year = fields.year.trim() === '' ? null : wholeBetween(fields.year, 1500, 2100)
  const problems: Problems = {
    ...(score === undefined && { score: 'score-invalid' }),
    ...(livingArea === undefined && { area: 'area-invalid' }),
    ...(year === undefined && { year: 'year-invalid' }),
    ...(readDay(fields.deed) === undefined && { deed: 'day-invalid' }),
  }
  if (score === undefined || livingArea === undefined || year === undefined || problems.deed) {
    return { problems }
  }
  const region = regions.find((each) => each === fields.region) ?? 'flanders'
  const labels = energyLabelsOf(region)
  const question = {
    region,
    score,
    livingArea,
    constructionYear: year,
    target: labels.find((label) => label === fields.target) ?? 'd',
    deed: fields.deed,
    works: fields.works && measures.filter((measure) => fields.works?.includes(measure)),
  }
  return { question, problems }
}

function wholeBetween(typed: string, least: number, most: number): number | undefined {
  const read = readNumber(typed, { decimals: 2 })
  const whole = 'value' in read ? Math.trunc(read.value) : Number.NaN
  return whole >= least && whole <= most ? whole : undefined
}
