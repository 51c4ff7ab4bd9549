import { regionOf } from '../../app/properties/look-ups/region'
import { belgium } from '../../app/properties/property-lists'
import { diceFor } from './dice'
import { measureProperty } from './property-facts'
import type { PropertyPlan } from './property-plan'

export type PropertyEnergy = { label: string; performance: number }
type Band = [label: string, from: number, to: number]

/** The labels of each region with the kWh/m² they stand for; abroad the label is simply told. */
const scales: Record<string, Band[]> = {
  flanders: [
    ['A+', -18, 0],
    ['A', 38, 96],
    ['B', 112, 195],
    ['C', 208, 292],
    ['D', 310, 392],
    ['E', 412, 488],
    ['F', 515, 690],
  ],
  wallonia: [
    ['A++', -14, 0],
    ['A+', 12, 43],
    ['A', 52, 83],
    ['B', 94, 166],
    ['C', 178, 251],
    ['D', 262, 336],
    ['E', 348, 421],
    ['F', 433, 506],
    ['G', 522, 720],
  ],
  brussels: [
    ['A+', -6, 0],
    ['A', 8, 22],
    ['A-', 26, 44],
    ['B+', 48, 61],
    ['B', 64, 78],
    ['B-', 81, 94],
    ['C+', 98, 112],
    ['C', 116, 131],
    ['C-', 135, 149],
    ['D+', 153, 169],
    ['D', 173, 189],
    ['D-', 193, 209],
    ['E+', 213, 231],
    ['E', 235, 252],
    ['E-', 256, 274],
    ['F+', 278, 297],
    ['F', 301, 321],
    ['F-', 325, 344],
    ['G', 352, 460],
  ],
  abroad: [
    ['B', 60, 90],
    ['C', 110, 160],
    ['D', 190, 240],
  ],
}
/** Which part of the scale suits a building, from the best label (0) to the worst (1). */
const stretch = { new: [0, 0.15], good: [0.2, 0.4], mid: [0.4, 0.72], old: [0.6, 1] } as const

/** What was built since then had to be insulated. */
const firstStandards = 2006

/** Spreads the labels: of those that suit a property it gets the one used least so far. */
export function shareOutEnergy(plans: PropertyPlan[]): Map<number, PropertyEnergy> {
  const used = new Map<string, number>()
  const energies = new Map<number, PropertyEnergy>()
  for (const plan of plans) {
    if (!plan.kind.quality || (plan.mark === 'epc' && plan.unit === null)) continue
    const region =
      plan.town.country === belgium ? (regionOf(plan.town.zip) ?? 'flanders') : 'abroad'
    const year = measureProperty(plan).year ?? 0
    const suitable = bandsFor(scales[region] ?? [], plan.kind.quality).filter(
      ([label]) => year < firstStandards || /^[A-D]/.test(label),
    )
    const usage = ([label]: Band) => used.get(`${region} ${label}`) ?? 0
    const band = [...suitable].sort((one, other) => usage(one) - usage(other))[0]
    if (!band) continue
    used.set(`${region} ${band[0]}`, usage(band) + 1)
    const performance = diceFor(`energy ${plan.id}`).whole(band[1], band[2])
    energies.set(plan.id, { label: band[0], performance })
  }
  return energies
}

function bandsFor(scale: Band[], quality: NonNullable<PropertyPlan['kind']['quality']>): Band[] {
  if (quality === 'label-a') return scale.filter(([label]) => label === 'A')
  const [from, to] = stretch[quality]
  const last = scale.length - 1
  return scale.slice(Math.floor(from * last), Math.ceil(to * last) + 1)
}
