import type { Contract } from '../properties/contract'
import { type Region, regions } from '../properties/look-ups/region'
import type { PropertyDetails } from '../properties/stored/property-details'
import { type RuleBook, ruleOn } from './rules/rule-book'
import { type Mention, mentions } from './rules/rule-names'

export type Advertised = {
  region: Region | undefined
  goal: 'sale' | 'rent'
  contract: Contract
  type: number
  priceCents: number | null
  publishPrice: boolean
  publishAddress: boolean
  energyPerformance: number | null
  energyLabel: string | null
  constructionYear: number | null
  livingArea: number | null
  details: PropertyDetails
}

type Check = { mention: Mention; isDue: (property: Advertised) => boolean; isThere: Present }
type Present = (property: Advertised, day: string) => boolean

const land = 4
const garage = 7

const isBuilding = ({ type }: Advertised) => type !== land
const isHeated = (property: Advertised) => isBuilding(property) && property.type !== garage
const isFlemishSale = ({ region, goal }: Advertised) => region === 'flanders' && goal === 'sale'
const isHomeToRent = ({ contract }: Advertised) => contract === 'residential-let'
const isPlanningDue = isFlemishSale

/** What the law wants in an advertisement, one line each: when it is due and when it is there. */
const checks: Check[] = [
  {
    // VEKA: score in Flanders; class in Brussels and Wallonia, where "en cours" is not enough.
    mention: 'energy',
    isDue: (property) => isHeated(property) && property.region !== undefined,
    isThere: ({ region, energyPerformance, energyLabel }) =>
      region === 'flanders' ? energyPerformance !== null : energyLabel !== null,
  },
  {
    // Flanders: the full address or the certificate's unique code.
    mention: 'energy-code',
    isDue: (property) =>
      isHeated(property) && property.region === 'flanders' && !property.publishAddress,
    isThere: ({ details }) => details.energy.certificate !== '',
  },
  {
    // Wallonia (order of 23 December 2014): number, specific and total use, beside the class.
    mention: 'energy-indicators',
    isDue: (property) => isHeated(property) && property.region === 'wallonia',
    isThere: ({ energyPerformance, details }) =>
      energyPerformance !== null &&
      details.energy.certificate !== '' &&
      details.energy.total !== null,
  },
  {
    // Brussels (order of 17 February 2011, art. 6): the emission beside the class.
    mention: 'energy-co2',
    isDue: (property) => isHeated(property) && property.region === 'brussels',
    isThere: ({ details }) => details.energy.co2 !== null,
  },
  {
    // Since 1 January 2023, at a sale; an ordinary let is not asked.
    mention: 'flood-plot',
    isDue: isFlemishSale,
    isThere: ({ details }) => details.environment.pScore !== null,
  },
  {
    mention: 'flood-building',
    isDue: (property) => isFlemishSale(property) && isBuilding(property),
    isThere: ({ details }) => details.environment.gScore !== null,
  },
  {
    mention: 'flood-report',
    isDue: isFlemishSale,
    isThere: ({ details }, day) => {
      const { floodReport } = details.environment
      return floodReport !== null && floodReport >= oneYearBefore(day)
    },
  },
  planning('planning-permit', 'permit'),
  planning('planning-zoning', 'zoning'),
  planning('planning-summons', 'summons'),
  planning('planning-preemption', 'preemption'),
  planning('planning-allotment', 'allotment'),
  {
    // In the three regions: the rent itself must be told.
    mention: 'rent-price',
    isDue: isHomeToRent,
    isThere: ({ publishPrice, priceCents }) => publishPrice && priceCents !== null,
  },
  {
    mention: 'rent-charges',
    isDue: isHomeToRent,
    isThere: ({ details }) => details.costs.renterCharges !== null,
  },
  {
    // Brussels, since 1 November 2024: what a candidate must know before a lease.
    mention: 'rent-area',
    isDue: (property) => isHomeToRent(property) && property.region === 'brussels',
    isThere: ({ livingArea }) => livingArea !== null,
  },
  {
    // At a sale, built before 2001, since 23 November 2022.
    mention: 'asbestos',
    isDue: (property) =>
      isFlemishSale(property) && isHeated(property) && (property.constructionYear ?? 9_999) < 2001,
    isThere: ({ details }) => Object.keys(details.environment.asbestos).length > 0,
  },
]

export type Missing = { mention: Mention; action: 'warn' | 'withhold' }

/** What an advertisement lacks on a day, and what the agency decided to do about each. */
export function missingMentions(book: RuleBook, property: Advertised, day: string): Missing[] {
  return checks
    .filter(({ isDue, isThere }) => isDue(property) && !isThere(property, day))
    .flatMap(({ mention }) => {
      const action =
        ruleOn(book, `mention-${mention}`, property.region ?? 'flanders', day)?.low ?? 0
      if (action === 0) return []
      return [{ mention, action: action === 2 ? ('withhold' as const) : ('warn' as const) }]
    })
}

/** Which mention leads to what, on a day: two days with the same answer judge every property alike. */
export function gateOn(book: RuleBook, day: string): string {
  const actions = mentions.flatMap((mention) =>
    regions.map((region) => ruleOn(book, `mention-${mention}`, region, day)?.low ?? 0),
  )
  return actions.join('')
}

/** The last day on which time alone cannot change the judgement: a flood report is good for a year. */
export function judgedUntil({ details }: Advertised, day: string): string | null {
  const { floodReport } = details.environment
  if (!floodReport) return null
  const lastDay = `${Number(floodReport.slice(0, 4)) + 1}${floodReport.slice(4)}`
  return lastDay >= day ? lastDay : null
}

function planning(
  mention: Mention,
  field: 'permit' | 'zoning' | 'summons' | 'preemption' | 'allotment',
): Check {
  return { mention, isDue: isPlanningDue, isThere: ({ details }) => details.planning[field] !== '' }
}

function oneYearBefore(day: string): string {
  return `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`
}
