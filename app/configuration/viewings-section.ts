import * as z from 'zod'

/** How viewings are booked on the website. */
export const viewingsSection = z.strictObject({
  /** Of a property with a private address: the link in our mail shows it, without a colleague. */
  isPlaceToldByLink: z.boolean().default(false),
  /** A seat is held for an hour, and booked once the link in a mail was used. */
  isConfirmedByMail: z.boolean().default(true),
})
