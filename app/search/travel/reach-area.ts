import { decodeArea, encodeArea, mostCorners } from '../area-code'
import type { Point } from '../geometry'

const corners = 36
const kilometresPerDegree = 111.32

/** As an area to search in: an honest circle. */
export function circleArea([x, y]: Point, kilometres: number): Point[] {
  const north = kilometres / kilometresPerDegree
  const east = north / Math.cos((y * Math.PI) / 180)
  return Array.from({ length: corners }, (_, nth): Point => {
    const angle = (nth * 2 * Math.PI) / corners
    return [x + east * Math.cos(angle), y + north * Math.sin(angle)]
  })
}

/** The largest outline as an area that an address can hold; undefined when it has no inside. */
export function areaOfReach(outlines: readonly Point[][]): Point[] | undefined {
  const largest = outlines.toSorted((one, other) => surface(other) - surface(one))[0] ?? []
  const open = largest.slice(0, -1)
  // The fewer corners, the less an outline can cross itself.
  for (let most = mostCorners; most >= 6; most -= 6) {
    const area = decodeArea(encodeArea(withCorners(open, most)))
    if (area) return area
  }
  return undefined
}

/** Visvalingam: again and again, the corner goes that changes the least. */
function withCorners(outline: readonly Point[], most: number): Point[] {
  const kept = [...outline]
  while (kept.length > most) {
    let least = { weight: Number.POSITIVE_INFINITY, nth: 0 }
    for (const [nth, point] of kept.entries()) {
      const weight = surface([
        kept.at(nth - 1) ?? point,
        point,
        kept[(nth + 1) % kept.length] ?? point,
      ])
      if (weight < least.weight) least = { weight, nth }
    }
    kept.splice(least.nth, 1)
  }
  return kept
}

function surface(outline: readonly Point[]): number {
  const twice = outline.reduce((sum, [x, y], nth) => {
    const [nextX, nextY] = outline[(nth + 1) % outline.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
  return Math.abs(twice) / 2
}
