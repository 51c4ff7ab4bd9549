import { energyLabel } from '../../properties/energy/energy-label'
import type { Region } from '../../properties/look-ups/region'
import { type Range, sum } from '../range'
import { type RuleBook, ruleOn } from '../rules/rule-book'
import { type Measure, measures } from '../rules/rule-names'

type Property = {
  region: Region
  /** kWh/m² per year, from the certificate. */
  score: number
  livingArea: number
  /** Null when nobody knows: every measure is then possible. */
  constructionYear: number | null
}

export type Work = { measure: Measure; cost: Range; saving: Range; areaShare: number }

export type Plan = {
  works: Work[]
  cost: Range
  /** kWh/m² per year afterwards; low is the hopeful end. */
  scoreAfter: Range
  labelAfter: { best: string; worst: string }
  /** kWh and cents per year. */
  energySaved: Range
  moneySaved: Range
}

/** What could be done to a property, in the order in which it is best done. */
export function possibleWorks(book: RuleBook, property: Property, day: string): Work[] {
  return measures.flatMap((measure) => {
    const rule = (part: 'cost' | 'area' | 'saving' | 'present-since') =>
      ruleOn(book, `renovation-${part}-${measure}`, property.region, day)
    const cost = rule('cost')
    const saving = rule('saving')
    const presentSince = rule('present-since')?.low
    const isPresent =
      presentSince !== undefined &&
      property.constructionYear !== null &&
      property.constructionYear >= presentSince
    if (!cost || !saving || isPresent) return []
    const areaShare = rule('area')?.low ?? 0
    const times = areaShare ? Math.round((property.livingArea * areaShare) / 10_000) : 1
    return [
      {
        measure,
        areaShare,
        cost: { low: cost.low * times, high: cost.high * times },
        saving: { low: saving.low, high: saving.high },
      },
    ]
  })
}

/** What the chosen works bring, together. Savings multiply: a second measure saves on what is left. */
export function planOf(
  book: RuleBook,
  property: Property,
  chosen: readonly Work[],
  day: string,
): Plan {
  // A heat pump replaces the boiler: choosing both pays for the pump alone.
  const works = chosen.some(({ measure }) => measure === 'heat-pump')
    ? chosen.filter(({ measure }) => measure !== 'heating')
    : [...chosen]
  const left = (end: 'low' | 'high') =>
    works.reduce((share, { saving }) => share * (1 - saving[end] / 10_000), 1)
  const scoreAfter = {
    low: Math.round(property.score * left('high')),
    high: Math.round(property.score * left('low')),
  }
  const energySaved = {
    low: (property.score - scoreAfter.high) * property.livingArea,
    high: (property.score - scoreAfter.low) * property.livingArea,
  }
  const price = ruleOn(book, 'energy-price', property.region, day)
  return {
    works,
    cost: sum(works.map(({ cost }) => cost)),
    scoreAfter,
    labelAfter: {
      best: energyLabel(property.region, scoreAfter.low),
      worst: energyLabel(property.region, scoreAfter.high),
    },
    energySaved,
    moneySaved: {
      low: energySaved.low * (price?.low ?? 0),
      high: energySaved.high * (price?.high ?? 0),
    },
  }
}

/**
 * The fewest works, in the usual order, that reach a score even when they save little. Undefined
 * when all of them together do not.
 */
export function worksToReach(
  book: RuleBook,
  property: Property,
  targetScore: number,
  day: string,
): Work[] | undefined {
  const works: Work[] = []
  if (property.score <= targetScore) return works
  for (const work of possibleWorks(book, property, day)) {
    works.push(work)
    if (planOf(book, property, works, day).scoreAfter.high <= targetScore) return works
  }
  return undefined
}
