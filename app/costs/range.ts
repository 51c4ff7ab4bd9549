/** An estimate says from where to where; an exact amount has two equal ends. Whole cents. */
export type Range = { low: number; high: number }

export const exactly = (cents: number): Range => ({ low: cents, high: cents })

export const sum = (ranges: Range[]): Range => ({
  low: ranges.reduce((total, { low }) => total + low, 0),
  high: ranges.reduce((total, { high }) => total + high, 0),
})

/** A share in hundredths of a percent, rounded to the cent: shareOf(28900000, 200) is 2 %. */
export const shareOf = (cents: number, share: number): number =>
  Number((BigInt(cents) * BigInt(share) + 5_000n) / 10_000n)
