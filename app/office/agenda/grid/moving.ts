/** Where a block is, or would be: minutes on the clock of the day of a column. */
export type Place = { column: number; from: number; to: number }

const wholeDay = 24 * 60
const shortest = 15
/** By keys and by hand a block goes from quarter to quarter. */
export const quarter = 15

export function shifted({ column, from, to }: Place, minutes: number): Place {
  const by = Math.min(Math.max(minutes, -from), wholeDay - 1 - to)
  return { column, from: from + by, to: to + by }
}

/** Only its end moves. */
export function stretched({ column, from, to }: Place, minutes: number): Place {
  return { column, from, to: Math.min(Math.max(to + minutes, from + shortest), wholeDay - 1) }
}

export function toColumn(place: Place, column: number, columns: number): Place {
  return { ...place, column: Math.min(Math.max(column, 0), columns - 1) }
}

/** A distance of the pointer in whole quarters. */
export function quarters(pixels: number, pixelsInMinute: number): number {
  return Math.round(pixels / pixelsInMinute / quarter) * quarter
}

export function clockOf(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return `${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`
}

export function isSamePlace(one: Place, other: Place): boolean {
  return one.column === other.column && one.from === other.from && one.to === other.to
}
