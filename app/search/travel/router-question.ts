import * as z from 'zod'
import type { Point } from '../geometry'
import { type Way, ways } from './travel'

type Router = { kind: 'valhalla' | 'osrm'; url: string }

const costings: Record<Way, string> = { foot: 'pedestrian', bike: 'bicycle', car: 'auto' }
const profile = /\{profile\}|%7Bprofile%7D/i

/** A server of OSRM knows one way of travelling, unless its address has a place for the others. */
export function waysOf({ kind, url }: Router): readonly Way[] {
  return kind === 'valhalla' || profile.test(url) ? ways : ['car']
}

export function timesQuestion(router: Router, way: Way, from: Point, to: readonly Point[]): URL {
  if (router.kind === 'osrm') {
    const spots = [from, ...to].map(([x, y]) => `${x},${y}`).join(';')
    const url = below(router.url.replace(profile, way), `table/v1/${way}/${spots}`)
    url.searchParams.set('sources', '0')
    return url
  }
  return valhalla(router, 'sources_to_targets', {
    sources: [spotOf(from)],
    targets: to.map(spotOf),
    costing: costings[way],
  })
}

export function reachQuestion(router: Router, way: Way, from: Point, minutes: number): URL {
  return valhalla(router, 'isochrone', {
    locations: [spotOf(from)],
    costing: costings[way],
    contours: [{ time: minutes }],
    polygons: true,
  })
}

/** It takes a question of JSON in the address too. */
function valhalla({ url }: Router, name: string, question: object): URL {
  const asked = below(url, name)
  asked.searchParams.set('json', JSON.stringify(question))
  return asked
}

const below = (url: string, path: string) => new URL(path, url.endsWith('/') ? url : `${url}/`)
const spotOf = ([lon, lat]: Point) => ({ lat, lon })

const seconds = z.number().min(0).nullish()
const matrix = z.object({ sources_to_targets: z.array(z.array(z.object({ time: seconds }))) })
const table = z.object({ code: z.literal('Ok'), durations: z.array(z.array(seconds)) })

/** Minutes to each place, null where no way leads; undefined when it is no answer. */
export function readTimes(kind: Router['kind'], answer: unknown, count: number) {
  const times =
    kind === 'osrm'
      ? table.safeParse(answer).data?.durations[0]?.slice(1)
      : matrix.safeParse(answer).data?.sources_to_targets[0]?.map(({ time }) => time)
  if (times?.length !== count) return undefined
  return times.map((each) => (typeof each === 'number' ? Math.max(1, Math.ceil(each / 60)) : null))
}

const ring = z
  .array(z.tuple([z.number(), z.number()]).rest(z.number()))
  .min(4)
  .max(20_000)
const shape = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Polygon'), coordinates: z.array(ring).min(1) }),
  z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(ring).min(1)).min(1) }),
])
const reach = z.object({ features: z.array(z.object({ geometry: shape })).min(1) })

/** The outlines of what can be reached; undefined when it is no answer. */
export function readReach(answer: unknown): Point[][] | undefined {
  return reach.safeParse(answer).data?.features.flatMap(({ geometry }) => {
    const parts = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
    return parts.map(([outer = []]) => outer.map(([x, y]): Point => [x, y]))
  })
}
