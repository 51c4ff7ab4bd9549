import type { Translatable } from '../../language/translated'
import { belgium } from '../property-lists'
import type { PropertyDetails } from '../stored/property-details'
import { facingOf } from './facing'
import {
  arcHeight,
  arcLeft,
  type HourLight,
  highestSun,
  type LitPart,
  type LitSide,
  litMonths,
  litParts,
  type PropertyLight,
  type SunArc,
} from './light-drawing'
import { isUp, type Place, shinesOn, sunAt, sunnySpans, sunPath } from './sun'

export type LightFacts = { countryId: number; told: Record<LitPart, Translatable> }

export function lightFactsOf(property: {
  countryId: number
  details: PropertyDetails
}): LightFacts {
  const { terraceOrientation, gardenOrientation, rearOrientation } = property.details.comfort
  return {
    countryId: property.countryId,
    told: { terrace: terraceOrientation, garden: gardenOrientation, rear: rearOrientation },
  }
}

const middleOfBelgium = { latitude: 50.6, longitude: 4.5 }

/** To a tenth of a degree: minutes of the sun, and no more of a hidden address than its map tells. */
export function roughPlace(place: Place | null): Place {
  const { latitude, longitude } = place ?? middleOfBelgium
  return { latitude: Math.round(latitude * 10) / 10, longitude: Math.round(longitude * 10) / 10 }
}

type Side = { parts: LitPart[]; facing: number }

function sidesOf({ told }: LightFacts): Side[] {
  const byFacing = new Map<number, LitPart[]>()
  for (const part of litParts) {
    const facing = facingOf(told[part])
    if (facing !== null) byFacing.set(facing, [...(byFacing.get(facing) ?? []), part])
  }
  return [...byFacing].map(([facing, parts]) => ({ parts, facing }))
}

/** Null without an orientation, and abroad: the clock may be another there. */
export function propertyLight(
  facts: LightFacts,
  place: Place | null,
  year: number,
): PropertyLight | null {
  const sides = facts.countryId === belgium ? sidesOf(facts) : []
  const [first] = sides
  if (!first) return null
  const paths = litMonths.map((month) => {
    const day = `${year}-${`${month}`.padStart(2, '0')}-21`
    return { month, path: sunPath(day, roughPlace(place)) }
  })
  const spansOf = (facing: number) =>
    Object.fromEntries(paths.map(({ month, path }) => [month, sunnySpans(path, facing)]))
  return {
    sides: sides.map(({ parts, facing }) => ({
      parts,
      spans: spansOf(facing) as LitSide['spans'],
    })),
    arcs: paths.map(({ month, path }) => ({ month, ...drawnArc(path, first.facing) })),
  }
}

function arcTop(altitude: number): number {
  return Math.round(arcHeight * (1 - Math.max(0, altitude) / highestSun) * 10) / 10
}

function drawnArc(path: ReturnType<typeof sunPath>, facing: number) {
  const points = path
    .filter(({ minute, sun }) => minute % 30 === 0 && isUp(sun))
    .map(({ minute, sun }) => ({
      at: `${arcLeft(minute)} ${arcTop(sun.altitude)}`,
      isBright: shinesOn(sun, facing),
    }))
  const bright: string[][] = []
  points.forEach(({ at, isBright }, index) => {
    if (!isBright) return
    const last = bright.at(-1)
    if (last && points[index - 1]?.isBright) last.push(at)
    else bright.push([at])
  })
  const [top] = path.toSorted((one, other) => other.sun.altitude - one.sun.altitude)
  return {
    top: [arcLeft(top?.minute ?? 0), arcTop(top?.sun.altitude ?? 0)] as SunArc['top'],
    line: `M${points.map(({ at }) => at).join('L')}`,
    bright: bright.map((each) => `M${each.join('L')}`),
  }
}

/** Of hours at which somebody could visit: those in the sun and those in the dark; others are plain. */
export function hourLights(
  facts: LightFacts,
  place: Place | null,
  hours: string[],
): Record<string, HourLight> {
  if (facts.countryId !== belgium) return {}
  const sides = sidesOf(facts)
  const marked = hours.flatMap((hour): [string, HourLight][] => {
    const sun = sunAt(new Date(hour), roughPlace(place))
    if (!isUp(sun)) return [[hour, 'dark']]
    return sides.some(({ facing }) => shinesOn(sun, facing)) ? [[hour, 'sunny']] : []
  })
  return Object.fromEntries(marked)
}
