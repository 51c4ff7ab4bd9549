import { addDays } from '../../app/language/calendar-day'
import { regionOf } from '../../app/properties/look-ups/region'
import { belgium } from '../../app/properties/property-lists'
import { diceFor } from './dice'
import type { Property } from './property'

const isBuilt = ({ plan }: Property) => plan.kind.webId !== 4
const isFlemish = ({ plan }: Property) =>
  plan.town.country === belgium && regionOf(plan.town.zip) === 'flanders'

/** What a Flemish advertisement must say about water and planning; other regions do not ask it. */
export function planningOf(property: Property) {
  if (!isFlemish(property)) return {}
  const { plan } = property
  const dice = diceFor(`planning ${plan.id}`)
  const isFarmland = plan.kind.key === 'land-meadow' || plan.kind.key === 'farm-horses'
  const isLot = plan.kind.key === 'land-lot' || plan.unit !== null
  const zoning = isFarmland ? 'Ag' : plan.kind.key === 'warehouse' ? 'Igb' : dice.pick(zones)
  const answers = {
    PlanningInformation: zoning,
    Permit: isBuilt(property) && !dice.chance(0.05) ? 'Vg' : 'Gvg',
    AllotmentPermit: isLot || dice.chance(0.2) ? 'Vv' : 'Gvv',
    Summons: dice.chance(0.04) ? 'Dv' : 'Gmo',
    PreemptiveRights: isFarmland || dice.chance(0.06) ? 'Vkr' : 'Gvkr',
  }
  return plan.mark === 'planning' ? { ...answers, Permit: '', PreemptiveRights: '' } : answers
}
const zones = ['Wg', 'Wg', 'Wg', 'Wg', 'Wug']

export function floodOf(property: Property, today: string) {
  if (!isFlemish(property) || property.plan.mark === 'flood') return null
  /** One building has one score. */
  const dice = diceFor(`flood ${property.plan.unit?.project.key ?? property.plan.id}`)
  const PScore = dice.pick(scores)
  return {
    PScore,
    GScore: isBuilt(property) ? (dice.chance(0.7) ? PScore : 'A') : '',
    FloodReportDate: addDays(today, -dice.whole(20, 320)),
  }
}
/** Near the Demer and the Dijle a plot in four runs some risk. */
const scores = ['A', 'A', 'A', 'A', 'A', 'A', 'B', 'B', 'C', 'C', 'D']

/** The asbestos certificate: Flemish sales of what was built before 2001 (decree in force 23-11-2022). */
export function asbestosOf(property: Property, today: string) {
  const { plan, facts } = property
  const isDue = isFlemish(property) && plan.goal === 0 && (facts.year ?? 2001) < 2001
  if (!isDue || plan.mark === 'asbestos' || (facts.living ?? 0) < 20) return null
  const dice = diceFor(`asbestos ${plan.id}`)
  return {
    type: dice.chance(0.55) ? 'safe' : 'present',
    AsbestosDate: addDays(today, -dice.whole(40, 900)),
  }
}

/** The unique code lets a Flemish certificate be found where the address is not told. */
export function certificateOf(property: Property, today: string) {
  const { plan, energy, facts } = property
  if (!energy) return {}
  const dice = diceFor(`certificate ${plan.id}`)
  const made = addDays(today, -dice.whole(60, 2_600))
  const serial = String(dice.whole(2_000_000, 3_999_999)).padStart(10, '0')
  const use = plan.kind.webId === 6 ? 'KNR' : 'RES'
  const code = `${made.replaceAll('-', '')}-${serial}-${use}-1`
  const isNew = (facts.year ?? 0) >= 2023
  return {
    UniqueCode: plan.mark === 'code' ? '' : code,
    EnergyPerformance: energy.performance,
    EPCLabelText: energy.label,
    EPCExpiryDate: addDays(made, 3_652),
    TotalEnergy: Math.max(energy.performance, 0) * (facts.living ?? 1),
    CO2Emission: Math.round(Math.max(energy.performance, 4) * 0.19),
    ELevel: isNew && isFlemish(property) ? dice.whole(8, 30) : null,
  }
}

export function certificatesOf(property: Property) {
  const dice = diceFor(`certificates ${property.plan.id}`)
  const isSale = property.plan.goal === 0
  return {
    gas: property.heating === 'gas' ? dice.pick(['valid', 'valid', 'pending']) : '',
    electricity: isBuilt(property) ? dice.pick(['valid', 'valid', 'valid', 'not', 'pending']) : '',
    SoilCertificate: isSale ? dice.pick([2, 2, 2, 2, 1, 0]) : null,
    JudicialDecision: dice.pick([0, 0, 0, 0, 0, 0, 0, 2, 1]),
    rights: dice.chance(0.12) ? 'path' : 'none',
  }
}
