export type Pixel = readonly [x: number, y: number]
/** What may be shown of where something is: a spot, or a circle of so many metres. */
export type Place = { latitude: number; longitude: number; radius: number | null }

export type Size = { width: number; height: number }
/** Of the drawing around one place: as large as a page ever shows it, in its own pixels. */
export const placeSize: Size = { width: 1200, height: 352 }
/** Beyond the edge, so that rims and names are not cut where they are seen. */
const margin = 20

const equator = 40_075_016.686
const share = (latitude: number) =>
  (1 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI) / 2

/** A drawing around a place, at so many metres for each of its pixels. */
export function viewAround(
  { latitude, longitude }: Omit<Place, 'radius'>,
  metres: number,
  { width, height }: Size = placeSize,
) {
  const world = (equator * Math.cos((latitude * Math.PI) / 180)) / metres
  const left = ((longitude + 180) / 360) * world - width / 2
  const top = share(latitude) * world - height / 2
  /** x and y from 0 to 1, across the world. */
  const fromShares = (x: number, y: number): Pixel => [x * world - left, y * world - top]
  const edges = edgesOf({ width, height })
  return {
    metres,
    width,
    height,
    fromShares,
    /** The part of a ring that shows: Sutherland and Hodgman, edge by edge. */
    clipRing: (ring: readonly Pixel[]) => clipRing(ring, edges),
    /** The parts of a line that show. */
    clipLine: (line: readonly Pixel[]) =>
      edges.reduce<Pixel[][]>(
        (parts, edge) => parts.flatMap((part) => cutAt(part, edge)),
        [[...line]],
      ),
    at: (x: number, y: number): Pixel => fromShares((x + 180) / 360, share(y)),
    /** The tiles of a zoom that show in it. */
    tiles(zoom: number) {
      const size = world / 2 ** zoom
      const [first, last] = [Math.floor(left / size), Math.floor((left + width) / size)]
      const [up, down] = [Math.floor(top / size), Math.floor((top + height) / size)]
      const columns = Array.from({ length: last - first + 1 }, (_, nth) => first + nth)
      const rows = Array.from({ length: down - up + 1 }, (_, nth) => up + nth)
      return columns.flatMap((x) => rows.map((y) => ({ x, y })))
    },
  }
}

export type MapView = ReturnType<typeof viewAround>

type Edge = { isIn: (point: Pixel) => boolean; cross: (one: Pixel, other: Pixel) => Pixel }

const between = ([x, y]: Pixel, [right, down]: Pixel, part: number): Pixel => [
  x + (right - x) * part,
  y + (down - y) * part,
]
function edgesOf({ width, height }: Size): Edge[] {
  return [
    [0, -margin, 1],
    [0, width + margin, -1],
    [1, -margin, 1],
    [1, height + margin, -1],
  ].map(([axis = 0, limit = 0, sign = 1]) => ({
    isIn: (point) => ((point[axis] ?? 0) - limit) * sign >= 0,
    cross: (one, other) => {
      const [from, to] = [one[axis] ?? 0, other[axis] ?? 0]
      return between(one, other, (limit - from) / (to - from))
    },
  }))
}

function clipRing(ring: readonly Pixel[], edges: Edge[]): Pixel[] {
  return edges.reduce<Pixel[]>(
    (points, { isIn, cross }) =>
      points.flatMap((point, nth) => {
        const before = points.at(nth - 1) ?? point
        const entry = isIn(point) === isIn(before) ? [] : [cross(before, point)]
        return isIn(point) ? [...entry, point] : entry
      }),
    [...ring],
  )
}

function cutAt(line: Pixel[], { isIn, cross }: Edge): Pixel[][] {
  const parts: Pixel[][] = []
  let open: Pixel[] | undefined
  for (const [nth, point] of line.entries()) {
    const before = line[nth - 1]
    const changes = before !== undefined && isIn(before) !== isIn(point)
    if (isIn(point)) {
      if (!open) {
        open = changes ? [cross(before, point)] : []
        parts.push(open)
      }
      open.push(point)
    } else {
      if (changes) open?.push(cross(before, point))
      open = undefined
    }
  }
  return parts.filter((part) => part.length > 1)
}

/** Short: whole pixels, each as the way from the one before. */
export function pathOf(points: readonly Pixel[], isClosed = false): string {
  const whole = points.map(([x, y]) => [Math.round(x), Math.round(y)] as const)
  let path = ''
  let last: Pixel | undefined
  let steps = 0
  for (const [x, y] of whole) {
    if (!last) path = `M${x} ${y}`
    else if (x === last[0] && y === last[1]) continue
    else {
      path += `l${x - last[0]} ${y - last[1]}`
      steps += 1
    }
    last = [x, y]
  }
  return steps < (isClosed ? 2 : 1) ? '' : isClosed ? `${path}z` : path
}
