import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { colours, grounds, roads } from '../map-looks'
import { type TileArchive, unpackTile } from '../tiles/tile-archive.server'
import { type MapView, type Pixel, pathOf } from './map-view'
import type { nameBoard } from './name-board'

type Board = ReturnType<typeof nameBoard>
type Shape = { layer: string; kind: string; name: string; isArea: boolean; parts: Pixel[][] }

/** Tiles of this zoom have every street; deeper ones add nothing at this size. */
const zoom = 14
const mostNames = 14

/** The streets of a view; nothing where the map has no tiles. The parts come in the order of their weight. */
export async function drawStreets(
  archive: TileArchive,
  view: MapView,
  language: string,
  board: Board,
): Promise<string[] | undefined> {
  const { maxZoom } = await archive.header()
  const shapes = await shapesIn(archive, view, Math.min(zoom, maxZoom), language)
  if (!shapes.some(({ layer }) => layer === 'roads')) return undefined
  const areas = (layer: string, colour: string, kinds?: string[]) =>
    filled(shapes, colour, (each) => isOf(each, layer, kinds))
  const ground = grounds.map(({ colour, kinds }) => areas('landuse', colour, kinds)).join('')
  const ways = shapes.filter(({ layer, isArea }) => layer === 'water' && !isArea)
  const water = areas('water', colours.river) + stroked(ways, colours.river, 4)
  const lines = roads.filter(({ kind }) => kind !== 'path').map((road) => ofRoad(shapes, road))
  const paths = ofRoad(shapes, roads[0])
  writeNames(shapes, board)
  const edges = lines.map(({ edge }) => edge).join('')
  const middles = lines.map(({ middle }) => middle).join('')
  return [ground + water, edges + middles, paths.middle, areas('buildings', colours.house)]
}

async function shapesIn(archive: TileArchive, view: MapView, depth: number, language: string) {
  const tiles = await Promise.all(
    view.tiles(depth).map(async ({ x, y }) => {
      const stored = await archive.tile(depth, x, y)
      if (!stored) return []
      const tile = new VectorTile(new PbfReader(await unpackTile(stored)))
      const toView: ToView = ([px, py], extent) =>
        view.fromShares((x + px / extent) / 2 ** depth, (y + py / extent) / 2 ** depth)
      return Object.entries(tile.layers).flatMap(([layer, own]) =>
        Array.from({ length: own.length }, (_, nth) =>
          shapeOf(layer, own.feature(nth), view, toView, language),
        ),
      )
    }),
  )
  return tiles.flat().filter(({ parts }) => parts.length > 0)
}

type ToView = (point: Pixel, extent: number) => Pixel

function shapeOf(
  layer: string,
  feature: VectorTileFeature,
  { clipRing, clipLine }: MapView,
  toView: ToView,
  language: string,
): Shape {
  const { properties, extent, type } = feature
  const rings = feature.loadGeometry().map((ring) => ring.map(({ x, y }) => toView([x, y], extent)))
  const isArea = type === 3
  const parts = isArea ? rings.map(clipRing) : type === 2 ? rings.flatMap(clipLine) : rings
  return {
    layer,
    kind: `${properties.kind ?? ''}`,
    name: `${properties[`name:${language}`] ?? properties.name ?? ''}`,
    isArea,
    parts: parts.filter((part) => part.length > 0),
  }
}

const isOf = ({ layer, kind }: Shape, wanted: string, kinds?: string[]) =>
  layer === wanted && (!kinds || kinds.includes(kind))

/** Tiles reach over each other at their edges: filled by winding, what lies double stays filled. */
function filled(shapes: Shape[], colour: string, isWanted: (shape: Shape) => boolean): string {
  const wanted = shapes.filter((shape) => shape.isArea && isWanted(shape))
  const path = wanted.flatMap(({ parts }) => parts.map((part) => pathOf(part, true))).join('')
  return path && `<path fill="${colour}" d="${path}"/>`
}

function stroked(shapes: Shape[], colour: string, wide: number, dash?: [number, number]): string {
  const path = shapes.flatMap(({ parts }) => parts.map((part) => pathOf(part))).join('')
  const dashed = dash ? ` stroke-dasharray="${dash.join(' ')}"` : ''
  return (
    path && `<path fill="none" stroke="${colour}" stroke-width="${wide}"${dashed} d="${path}"/>`
  )
}

function ofRoad(shapes: Shape[], road: (typeof roads)[number] | undefined) {
  if (!road) return { edge: '', middle: '' }
  const own = shapes.filter((shape) => isOf(shape, 'roads', [road.kind]) && !shape.isArea)
  const middle = stroked(own, road.colour, road.width, road.dash)
  return { edge: road.edge ? stroked(own, road.edge, road.width + 2) : '', middle }
}

/** Towns, stations, then streets along themselves, the large ones first. */
function writeNames(shapes: Shape[], board: Board) {
  let count = 0
  const write = (name: Parameters<Board['write']>[0]) => {
    if (count < mostNames && board.write(name)) count += 1
  }
  for (const { layer, kind, name, parts } of shapes) {
    const at = parts[0]?.[0]
    if (!at || !name) continue
    if (layer === 'places') write({ text: name, at, size: 14, isStrong: true, isMovable: true })
    if (layer === 'pois' && kind === 'station') write({ text: name, at, size: 13 })
  }
  for (const kind of ['major_road', 'minor_road']) {
    for (const { name, parts } of shapes.filter((shape) => isOf(shape, 'roads', [kind]))) {
      const longest = name ? longestStep(parts) : undefined
      if (longest && longest.long > name.length * 7) write({ text: name, size: 12, ...longest })
    }
  }
}

function longestStep(parts: Pixel[][]) {
  const steps = parts.flatMap((part) => {
    return part.slice(1).map(([x, y], nth) => {
      const [left = 0, top = 0] = part[nth] ?? []
      const turned = (Math.atan2(y - top, x - left) * 180) / Math.PI
      const angle = turned > 90 ? turned - 180 : turned < -90 ? turned + 180 : turned
      const at: Pixel = [(x + left) / 2, (y + top) / 2]
      return { long: Math.hypot(x - left, y - top), at, angle }
    })
  })
  return steps.sort((one, other) => other.long - one.long)[0]
}
