type Compared = { bedrooms: number | null; livingArea: number | null }

/** The properties most like this one in rooms and size; among equals the order stays. */
export function closest<Told extends { property: Compared }>(
  property: Compared,
  others: Told[],
  count: number,
): Told[] {
  return others
    .map((other) => ({ other, distance: distance(property, other.property) }))
    .sort((one, next) => one.distance - next.distance)
    .slice(0, count)
    .map(({ other }) => other)
}

/** One bedroom weighs as much as a quarter more or less living area. */
function distance(one: Compared, other: Compared): number {
  const rooms = Math.abs((one.bedrooms ?? 0) - (other.bedrooms ?? 0))
  const area = one.livingArea && other.livingArea ? one.livingArea / other.livingArea : 2
  return rooms * 0.25 + Math.abs(Math.log2(area))
}
