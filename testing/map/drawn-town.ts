import type { Feature, Geometry } from 'geojson'

type Point = [number, number]
type Bounds = [west: number, south: number, east: number, north: number]
export type Layers = Record<string, Feature[]>

const sixteenths = Array.from({ length: 15 }, (_, at) => (at + 1) / 16)
const street = { kind: 'minor_road', kind_detail: 'residential' }
const town = { kind: 'locality', kind_detail: 'town', population: 20_000 }

/** A town that does not exist, in the layers of Protomaps; its places are shares of the bounds. */
export function drawnTown(bounds: Bounds): Layers {
  const { box, dot, line, across, up } = penOver(bounds)
  const rows = sixteenths.slice(4, 11)
  return {
    earth: [box([0, 0], [1, 1], { kind: 'earth' })],
    landcover: [],
    landuse: [
      box([0, 0], [1, 1], { kind: 'residential' }),
      box([0.52, 0.52], [0.09, 0.09], { kind: 'park' }),
      box([0.2, 0.3], [0.1, 0.2], { kind: 'forest' }),
    ],
    water: [
      line([0, 0.35, 0.5, 0.46, 1, 0.42], { kind: 'river', name: 'Proefbeek' }),
      box([0.56, 0.36], [0.03, 0.03], { kind: 'lake' }),
    ],
    roads: [
      ...sixteenths.map((share, nth) => up(share, { ...street, name: `Lindeproef ${nth + 1}` })),
      ...sixteenths.map((share, nth) => across(share, { ...street, name: `Beukproef ${nth + 1}` })),
      across(0.65, { kind: 'major_road', kind_detail: 'primary', name: 'Grote Proefweg' }),
      up(0.3, { kind: 'highway', kind_detail: 'motorway', name: 'E999' }),
      line([0, 1, 1, 0], { kind: 'rail', kind_detail: 'rail' }),
      line([0.52, 0.52, 0.6, 0.6], { kind: 'path', kind_detail: 'footway' }),
    ],
    buildings: rows.flatMap((x) =>
      rows.map((y) => box([x + 0.01, y + 0.012], [0.016, 0.02], { kind: 'building' })),
    ),
    boundaries: [across(0.9, { kind: 'county', kind_detail: 8 })],
    places: [dot([0.5, 0.56], { ...town, name: 'Proefstad', 'name:fr': 'Essaiville' })],
    pois: [dot([0.47, 0.53], { kind: 'station', name: 'Proefstad-Centraal' })],
  }
}

function penOver([west, south, east, north]: Bounds) {
  const at = (x: number, y: number): Point => [
    west + (east - west) * x,
    south + (north - south) * y,
  ]
  const feature = (geometry: Geometry, properties: object): Feature => {
    return { type: 'Feature', properties: { ...properties }, geometry }
  }
  /** x, y, x, y … */
  const points = (numbers: number[]) =>
    numbers.flatMap((x, nth) => (nth % 2 === 0 ? [at(x, numbers[nth + 1] ?? 0)] : []))
  const line = (numbers: number[], properties: object) =>
    feature({ type: 'LineString', coordinates: points(numbers) }, properties)
  return {
    line,
    across: (y: number, properties: object) => line([0, y, 1, y], properties),
    up: (x: number, properties: object) => line([x, 0, x, 1], properties),
    dot: ([x, y]: Point, properties: object) =>
      feature({ type: 'Point', coordinates: at(x, y) }, properties),
    box([x, y]: Point, [width, height]: Point, properties: object) {
      const [right, top] = [x + width, y + height]
      const ring = points([x, y, right, y, right, top, x, top, x, y])
      return feature({ type: 'Polygon', coordinates: [ring] }, properties)
    },
  }
}
