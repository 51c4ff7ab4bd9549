import * as z from 'zod'
import { languages } from '../../language/languages'
import { belgium } from '../tiles/map-file'
import { type KeptPlace, kindOf, type Spot } from './nearby-place'

/** More than OpenStreetMap has of these in all of Belgium, several times over. */
const mostPlaces = 500_000
const longestName = 100

type Read =
  | { outcome: 'read'; places: KeptPlace[]; leftOut: LeftOut }
  | { outcome: 'refused'; reason: string }

/** How many, and why. */
type LeftOut = Record<'other' | 'nameless' | 'abroad' | 'broken', number>

const collection = z.looseObject({
  type: z.literal('FeatureCollection'),
  features: z.array(z.unknown()),
})
const feature = z.looseObject({
  type: z.literal('Feature'),
  properties: z.record(z.string(), z.unknown()),
  geometry: z.looseObject({ coordinates: z.array(z.unknown()).min(1) }),
})

/** A GeoJSON file with the tags of OpenStreetMap, as osmium and Overpass make it. */
export function readPlaces(text: string): Read {
  const refused = (reason: string): Read => ({ outcome: 'refused', reason })
  const parsed = parse(text)
  if (parsed === undefined) return refused('it is no JSON, or it is truncated')
  const file = collection.safeParse(parsed)
  if (!file.success) return refused('it is no GeoJSON FeatureCollection')
  const leftOut: LeftOut = { other: 0, nameless: 0, abroad: 0, broken: 0 }
  const places: KeptPlace[] = []
  for (const each of file.data.features) {
    const read = readFeature(each)
    if (typeof read === 'string') leftOut[read] += 1
    else places.push(read)
  }
  if (places.length > mostPlaces) return refused(`it holds more than ${mostPlaces} places`)
  if (places.length > 0) return { outcome: 'read', places, leftOut }
  if (leftOut.abroad > 0) return refused('it holds another country')
  if (leftOut.broken > 0) return refused('its features have no place or no tags')
  return refused('none of its features has a name and a tag that we know')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function readFeature(given: unknown): KeptPlace | keyof LeftOut {
  const read = feature.safeParse(given)
  if (!read.success) return 'broken'
  const { properties, geometry } = read.data
  const kind = kindOf(properties)
  if (!kind) return 'other'
  const name = namesOf(properties)
  if (!name['']) return 'nameless'
  const spot = middleOf(geometry.coordinates)
  if (!spot) return 'broken'
  const [west, south, east, north] = belgium
  const isHere = spot.x >= west && spot.x <= east && spot.y >= south && spot.y <= north
  return isHere ? { kind, name, spot } : 'abroad'
}

function namesOf(properties: Record<string, unknown>): Record<string, string> {
  const clean = (value: unknown) =>
    typeof value === 'string'
      ? value
          .replace(/[\p{C}\s]+/gu, ' ')
          .trim()
          .slice(0, longestName)
      : ''
  const told = languages.map((each) => [each, clean(properties[`name:${each}`])] as const)
  const known = told.filter(([, text]) => text !== '')
  const local = clean(properties.name) || known[0]?.[1] || ''
  return { ...Object.fromEntries(known.filter(([, text]) => text !== local)), '': local }
}

/** Of a point itself; of a line or an area the middle of its bounds. */
function middleOf(coordinates: unknown[]): Spot | undefined {
  const bounds = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity }
  const visit = (part: unknown, depth: number) => {
    if (!Array.isArray(part) || depth > 4) return
    const [x, y] = part
    if (typeof x === 'number' && typeof y === 'number') {
      bounds.west = Math.min(bounds.west, x)
      bounds.east = Math.max(bounds.east, x)
      bounds.south = Math.min(bounds.south, y)
      bounds.north = Math.max(bounds.north, y)
    } else for (const each of part) visit(each, depth + 1)
  }
  visit(coordinates, 0)
  const spot = { x: (bounds.west + bounds.east) / 2, y: (bounds.south + bounds.north) / 2 }
  return Number.isFinite(spot.x) && Number.isFinite(spot.y) ? spot : undefined
}
