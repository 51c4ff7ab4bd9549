/** West, south, east, north: what the outlines that come with the house cover. */
export const covered = [1.5, 48.9, 8, 52.2] as const

export function isCovered([x, y]: readonly [longitude: number, latitude: number]): boolean {
  const [west, south, east, north] = covered
  return x > west && x < east && y > south && y < north
}
