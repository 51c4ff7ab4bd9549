import * as z from 'zod'

/** How many there are, as a number or in digits; nothing is not none. */
export const wholeCount = z
  .union([z.number(), z.string().regex(/^\d{1,9}$/)])
  .transform(Number)
  .pipe(z.number().int().min(0))
