import * as z from 'zod'
import { titles } from '../../forms/fields'
import { languages } from '../../language/languages'

/** Who comes, as told by phone. The letters go to the address, in the language. */
export const staffBookingForm = z.object({
  title: z.enum(titles).nullable(),
  firstName: z.string().trim().min(1).max(80),
  lastName: z.string().trim().min(1).max(80),
  email: z.email().toLowerCase().max(254),
  phone: z.string().trim().min(1).max(40),
  language: z.enum(languages),
  remark: z.string().trim().max(2000).meta({ widget: 'long-text' }),
})
export type StaffBooking = z.infer<typeof staffBookingForm>
