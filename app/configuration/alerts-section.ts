import * as z from 'zod'

/** What people who look for a property hear from us, and when. */
export const alertsSection = z.strictObject({
  /** So long after the last change of a property: what is changed back by then is no news. */
  settleMinutes: z.int().min(0).max(1_440).default(15),
})
