import * as z from 'zod'
import { link } from '../language/page-link'
import { translatable } from '../language/translatable'

export const popupSection = z.strictObject({
  isPublished: z.enum(['yes', 'no']).default('no'),
  /** In seconds; null opens it at once. */
  delay: z.number().min(0).max(600).nullable().default(null),
  title: translatable.default({}),
  description: z.strictObject({ html: translatable.default({}) }).prefault({}),
  link: link.nullable().default(null),
  media: z.strictObject({ url: z.string().startsWith('/').nullable().default(null) }).prefault({}),
})

export const consentSection = z.strictObject({
  expiryDays: z.int().min(1).max(395).default(180),
  /** Raised when the text changes: everyone is asked again. */
  textVersion: z.int().min(1).default(1),
})
