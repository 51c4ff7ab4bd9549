import { listenHere } from './listen-here'

type Spot = { lat: number; lon: number }

/** Metres a second along a grid of streets, so that every way differs from a straight line. */
const speeds: Record<string, number> = {
  pedestrian: 1.3,
  bicycle: 4.5,
  auto: 14,
  foot: 1.3,
  bike: 4.5,
  car: 14,
}

const metres = (one: Spot, other: Spot) =>
  Math.abs(one.lat - other.lat) * 111_320 + Math.abs(one.lon - other.lon) * 70_800

/** Stands in for a router: below `/valhalla` and `/osrm-{profile}`; below `/rubbish` nothing is an answer. */
export async function openRouter() {
  const asked: { path: string; spots: Spot[] }[] = []
  const standIn = await listenHere((request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost')
    const path = decodeURIComponent(url.pathname)
    response.setHeader('content-type', 'application/json')
    const send = (value: unknown) => response.end(JSON.stringify(value))
    const table = /^\/osrm[\w-]*\/table\/v1\/(\w+)\/([\d.,;-]+)$/.exec(path)
    if (table) {
      const spots = (table[2] ?? '').split(';').map((pair) => {
        const [lon = 0, lat = 0] = pair.split(',').map(Number)
        return { lat, lon }
      })
      asked.push({ path, spots })
      const [from = { lat: 0, lon: 0 }] = spots
      const speed = speeds[table[1] ?? ''] ?? 1
      return send({ code: 'Ok', durations: [spots.map((each) => metres(from, each) / speed)] })
    }
    const json = JSON.parse(url.searchParams.get('json') ?? '{}')
    const speed = speeds[json.costing] ?? 1
    if (path === '/valhalla/sources_to_targets') {
      asked.push({ path, spots: [...json.sources, ...json.targets] })
      const row = json.targets.map((each: Spot) => {
        return { time: metres(json.sources[0], each) / speed, distance: 1 }
      })
      return send({ sources_to_targets: [row] })
    }
    if (path === '/valhalla/isochrone') {
      asked.push({ path, spots: json.locations })
      const { lat, lon } = json.locations[0]
      const reach = json.contours[0].time * 60 * speed
      // A diamond of many points: where the sum of both ways is the whole way.
      const ring = Array.from({ length: 401 }, (_, nth) => {
        const part = ((nth % 400) / 100) % 4
        const [along, side] = [part % 1, Math.floor(part)]
        const [x = 0, y = 0] = [
          [1 - along, along],
          [-along, 1 - along],
          [along - 1, -along],
          [along, along - 1],
        ][side] ?? [0, 0]
        return [lon + (x * reach) / 70_800, lat + (y * reach) / 111_320]
      })
      const geometry = { type: 'Polygon', coordinates: [ring] }
      return send({
        type: 'FeatureCollection',
        features: [{ type: 'Feature', properties: {}, geometry }],
      })
    }
    asked.push({ path, spots: [] })
    response.end('<p>Bad gateway')
  })
  return { asked, ...standIn }
}

export type StandInRouter = Awaited<ReturnType<typeof openRouter>>
