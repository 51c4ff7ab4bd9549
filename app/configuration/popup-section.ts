import * as z from 'zod'
import { longText, translatable } from '../language/translatable'
import { link } from '../web/page-link-schema'

export const popupSection = z.strictObject({
  isPublished: z.enum(['yes', 'no']).default('no'),
  /** In seconds; null opens it at once. */
  delay: z.number().min(0).max(600).nullable().default(null),
  /** Where it shows; none: on every page. */
  pages: z
    .array(link.meta({ widget: 'link' }))
    .max(20)
    .default(['page:home']),
  title: translatable.default({}),
  description: longText.default({}),
  link: z
    .strictObject({ to: link.meta({ widget: 'link' }), label: translatable })
    .nullable()
    .default(null),
  media: z
    .strictObject({
      url: z.string().startsWith('/images/'),
      alt: translatable.default({}),
      width: z.int().positive(),
      height: z.int().positive(),
    })
    .meta({ widget: 'special:media' })
    .nullable()
    .default(null),
})

export const consentSection = z.strictObject({
  expiryDays: z.int().min(1).max(395).default(180),
  /** Raised when the text changes: everyone is asked again. */
  textVersion: z.int().min(1).default(1),
})
