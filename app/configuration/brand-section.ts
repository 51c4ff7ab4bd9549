import * as z from 'zod'
import type { Language } from '../language/languages'
import { groupedPhone } from '../language/numbers/phone-number'
import { longText, translatable } from '../language/translatable'
import { translated } from '../language/translated'
import type { Agency } from '../web/agency'
import { openingTimesPattern } from './opening-times'

const email = z.union([z.email(), z.literal('')])

const spotPattern = /^(?:-?\d{1,2}(?:\.\d+)?, ?-?\d{1,3}(?:\.\d+)?)?$/

const office = z.strictObject({
  name: translatable,
  street: translatable,
  zip: z.string().max(10),
  city: translatable,
  phone: z.string().max(30),
  email,
  openingHours: longText.default({}),
  /** The same for machines: what "open now" is worked out from. */
  openingTimes: z.string().max(200).regex(openingTimesPattern).default(''),
  /** "50.9843, 4.8361": where its map and the way to it are drawn. */
  spot: z.string().max(40).regex(spotPattern).default(''),
})

/** Who the agency is. Its first office is its seat. */
export const brandSection = z.strictObject({
  name: z.string().min(1).max(80).default('Baksteen'),
  legalName: z.string().max(120).default(''),
  tagline: translatable.default({}),
  phone: z.string().max(30).default(''),
  email: email.default(''),
  privacyEmail: email.default(''),
  companyNumber: z
    .string()
    .regex(/^(\d{4}\.\d{3}\.\d{3})?$/)
    .default(''),
  vatNumber: z
    .string()
    .regex(/^(BE \d{4}\.\d{3}\.\d{3})?$/)
    .default(''),
  bivNumber: z.string().max(20).default(''),
  founded: z.int().min(1800).max(2100).nullable().default(null),
  offices: z.array(office).max(20).default([]),
  /** On the home page and below the realisations: one brick for each. */
  showsWall: z.boolean().default(true),
  /** On lists: what somebody really needs, in place of the price. */
  showsWholeAmount: z.boolean().default(true),
  /** On the page of a property: when the sun shines on its terrace, garden and rear. */
  showsLight: z.boolean().default(true),
})
type Brand = z.output<typeof brandSection>

export function agencyOf(brand: Brand, language: Language): Agency {
  const { name, legalName, email, privacyEmail, companyNumber, vatNumber, bivNumber } = brand
  const [seat] = brand.offices
  return {
    name,
    legalName,
    email,
    privacyEmail,
    companyNumber,
    vatNumber,
    bivNumber,
    phone: groupedPhone(brand.phone),
    street: seat ? translated(seat.street, language) : '',
    zip: seat?.zip ?? '',
    city: seat ? translated(seat.city, language) : '',
  }
}

const origin = z
  .url({ protocol: /^https$/ })
  .refine((url) => new URL(url).origin === url, 'only scheme and host, such as https://cdn.example')
  .nullable()
  .default(null)

/** Where pictures are kept and where visitors fetch them, and how fine the picture of a film is. */
export const imagesSection = z.strictObject({
  storage: origin,
  cdn: origin,
  videoPicture: z.enum(['low', 'medium', 'high']).default('high'),
})
