import * as z from 'zod'

/** How viewings are booked on the website. */
export const viewingsSection = z.strictObject({
  /** A seat is held for an hour, and booked once the link in a mail was used. */
  isConfirmedByMail: z.boolean().default(true),
})
