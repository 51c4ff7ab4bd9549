import { diceFor } from './dice'
import type { PropertyPlan } from './property-plan'

/** The measures of one property, before price, law and words. */
export type PropertyFacts = ReturnType<typeof measureProperty>

export function measureProperty(plan: PropertyPlan) {
  const { kind, unit } = plan
  const dice = diceFor(`facts ${plan.id}`)
  const within = (range: [number, number] | null) => range && dice.whole(range[0], range[1])
  const living = within(unit ? unit.project.sizes : kind.living)
  const plot = within(kind.plot)
  const year = within(kind.years)
  const isHouse = kind.webId === 1
  const isFlat = kind.webId === 2
  const built = living ? Math.min(Math.round(living * (isHouse ? 0.58 : 0.4)), plot ?? 0) : 0
  const street = unit ? unit.project.street : dice.pick(streetsFor(plan))
  const number = unit ? Number(unit.project.number) : dice.whole(2, 248)
  return {
    living,
    plot,
    beds: bedroomsOf(plan, living, dice.whole(kind.beds[0], kind.beds[1])),
    year,
    renovated: year && year < 2000 ? dice.whole(2006, 2022) : null,
    garden: gardenOf(plan, plot, built, dice.whole(28, 96)),
    terrace: isHouse ? dice.whole(18, 46) : isFlat ? dice.whole(6, 24) : null,
    built: built || null,
    front: frontOf(plan, dice.whole(0, 10)),
    level: isFlat || kind.webId === 3 ? levelOf(plan, dice.whole(1, 4)) : null,
    street,
    number,
    box: boxOf(plan, dice.whole(1, 12)),
    garages: kind.webId === 7 && kind.key !== 'parking' ? 1 : isHouse ? garagesOf(plan) : null,
    parkings: parkingsOf(plan, dice.whole(0, 1)),
  }
}

/** Farms, villas and plots lie along the roads out of town. */
function streetsFor({ kind, town }: PropertyPlan): string[] {
  const isOutside = /^(villa|castle|fermette|farm|bungalow|land|warehouse|rent-villa)/.test(
    kind.key,
  )
  const roads = town.streets.filter((street) => roadOut.test(street))
  return isOutside && roads.length > 0 ? roads : town.streets
}
const roadOut = /weg$|baan|laan|dreef|Chaussée|Avenue|er Straße/i

/** A flat under 92 m² has no room for the third bedroom. */
function bedroomsOf({ kind }: PropertyPlan, living: number | null, wanted: number) {
  if (kind.beds[1] === 0) return null
  return kind.webId === 2 && (living ?? 0) < 92 ? kind.beds[0] : wanted
}

function gardenOf(plan: PropertyPlan, plot: number | null, built: number, behindFlat: number) {
  if (plan.kind.key === 'apt-garden') return behindFlat
  if (plan.kind.webId !== 1 || !plot) return null
  return Math.max(Math.round((plot - built) * 0.82), 12)
}

function frontOf({ kind }: PropertyPlan, extra: number) {
  if (kind.key === 'land-open') return 16 + extra
  if (kind.key === 'land-lot' || kind.key === 'land-meadow') return 9 + extra / 2
  if (kind.webId === 4 || kind.webId === 7 || kind.webId === 2 || kind.webId === 3) return null
  return kind.facades === 4 ? 12 + extra : 5 + extra / 2
}

function levelOf({ kind, unit }: PropertyPlan, level: number) {
  if (unit) return Math.min(Math.floor((unit.number - 1) / 3), 4)
  if (kind.key === 'apt-garden') return 0
  return kind.key === 'apt-penthouse' ? 4 : level
}

/** Units are called A1, A2, B1 …: their box tells the floor. */
function boxOf({ kind, unit }: PropertyPlan, any: number) {
  if (unit && kind.webId === 1) return String(unit.number)
  if (unit) return `${'ABCDE'[Math.floor((unit.number - 1) / 3)]}${((unit.number - 1) % 3) + 1}`
  return kind.webId === 2 || kind.webId === 3 || kind.webId === 7 ? `b${any}` : ''
}

/** Beside a house that stands free on one side; under a flat now and then, where its text tells so always. */
function parkingsOf({ kind, unit }: PropertyPlan, now: number) {
  const told = toldParkings[kind.key]
  if (told !== undefined) return told
  if (kind.webId === 1) return kind.facades > 2 ? 2 : null
  return kind.webId === 2 && !unit ? now : null
}
const toldParkings: Record<string, number | null> = {
  parking: 1,
  'apt-loft': 1,
  'apt-penthouse': 2,
  'apt-new': null,
  'apt-garden': null,
  'lu-apartment': 1,
  office: 6,
}

function garagesOf({ kind }: PropertyPlan) {
  if (/^villa|^castle|^rent-villa|^lu-house/.test(kind.key)) return 2
  return /bel-etage|bungalow|new-build|rent-house|multi-gen/.test(kind.key) ? 1 : 0
}
