/** [longitude, latitude], as in GeoJSON. */
export type Point = readonly [longitude: number, latitude: number]

const earthRadius = 6371

/** Great-circle distance in kilometres; the database's f_kilometres does the same. */
export function kilometres([fromX, fromY]: Point, [toX, toY]: Point): number {
  const radians = Math.PI / 180
  const a =
    Math.sin(((toY - fromY) * radians) / 2) ** 2 +
    Math.cos(fromY * radians) *
      Math.cos(toY * radians) *
      Math.sin(((toX - fromX) * radians) / 2) ** 2
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(a)))
}

export function isInside([x, y]: Point, polygon: readonly Point[]): boolean {
  let isIn = false
  for (const [[x1, y1], [x2, y2]] of edges(polygon)) {
    const isCrossed = y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1
    if (isCrossed) isIn = !isIn
  }
  return isIn
}

/** A shape with an inside: at least a triangle, and no side that crosses or touches another. */
export function isSimple(polygon: readonly Point[]): boolean {
  if (polygon.length < 3 || doubleArea(polygon) === 0) return false
  const sides = edges(polygon)
  return sides.every((side, index) =>
    sides.slice(index + 1).every((other, distance) => {
      const isNext = distance === 0 || (index === 0 && distance === sides.length - 2)
      return isNext ? !foldsBack(side, other) : !meet(side, other)
    }),
  )
}

type Side = readonly [Point, Point]

function edges(polygon: readonly Point[]): Side[] {
  return polygon.map((point, index) => [point, polygon[(index + 1) % polygon.length] ?? point])
}

function doubleArea(polygon: readonly Point[]): number {
  return edges(polygon).reduce((sum, [[x1, y1], [x2, y2]]) => sum + x1 * y2 - x2 * y1, 0)
}

/** Positive when c lies left of the line from a to b. */
function turn([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number {
  return Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax))
}

function isBetween([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): boolean {
  const isWithinX = Math.min(ax, bx) <= cx && cx <= Math.max(ax, bx)
  return isWithinX && Math.min(ay, by) <= cy && cy <= Math.max(ay, by)
}

function meet([a, b]: Side, [c, d]: Side): boolean {
  const [abc, abd, cda, cdb] = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)]
  if (abc !== abd && cda !== cdb) return true
  return (
    (abc === 0 && isBetween(a, b, c)) ||
    (abd === 0 && isBetween(a, b, d)) ||
    (cda === 0 && isBetween(c, d, a)) ||
    (cdb === 0 && isBetween(c, d, b))
  )
}

/** Two sides that share a corner may not lie over each other. */
function foldsBack([a, b]: Side, [c, d]: Side): boolean {
  if (turn(a, b, c) !== 0 || turn(a, b, d) !== 0) return false
  const [corner, one, other] = b === c ? [b, a, d] : [a, b, c]
  const dot =
    (one[0] - corner[0]) * (other[0] - corner[0]) + (one[1] - corner[1]) * (other[1] - corner[1])
  return dot >= 0
}
