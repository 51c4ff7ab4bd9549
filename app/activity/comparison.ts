/** Where most stand: a quarter below, a quarter above. */
type Band = { from: number; to: number }
export type Compared = { yours: number; band: Band }

/** Fewer would tell about a neighbour. */
const fewestCompared = 3

export function bandOf(values: number[]): Band | null {
  if (values.length < fewestCompared) return null
  const sorted = [...values].sort((one, other) => one - other)
  return { from: quantile(sorted, 0.25), to: quantile(sorted, 0.75) }
}

export function compared(yours: number | null, others: number[]): Compared | null {
  const band = bandOf(others)
  return yours === null || !band ? null : { yours, band }
}

/** Between the two nearest, in proportion. */
function quantile(sorted: number[], share: number): number {
  const place = (sorted.length - 1) * share
  const below = sorted[Math.floor(place)] ?? 0
  const above = sorted[Math.ceil(place)] ?? below
  return below + (above - below) * (place - Math.floor(place))
}
