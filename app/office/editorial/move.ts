/** "up:12" puts 12 before the one above it. A move of nothing, or past an end, changes nothing. */
export function moved(ids: number[], move: string): number[] {
  const [verb, id] = move.split(':')
  const from = ids.indexOf(Number(id))
  const to = verb === 'up' ? from - 1 : from + 1
  if (from < 0 || to < 0 || to >= ids.length || (verb !== 'up' && verb !== 'down')) return ids
  return ids.toSpliced(from, 1).toSpliced(to, 0, Number(id))
}
