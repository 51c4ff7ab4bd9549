import * as z from 'zod'
import { titles } from '../forms/fields'
import { languages } from '../language/languages'

/** Who somebody is and how we reach them, as a colleague writes it down. */
export const contactForm = z.object({
  title: z.enum(titles).nullable(),
  firstName: z.string().trim().max(80),
  lastName: z.string().trim().max(80),
  email: z.union([z.email().toLowerCase().max(254), z.literal('')]),
  phone: z.string().trim().max(40),
  language: z.enum(languages),
  town: z.string().trim().max(80),
  note: z.string().trim().max(2000).meta({ widget: 'long-text' }),
})
export type ContactEdit = z.infer<typeof contactForm>
