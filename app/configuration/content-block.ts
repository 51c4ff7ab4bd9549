import * as z from 'zod'
import { richText, translatable } from '../language/translatable'

/** A text that the agency may hold back without throwing it away. */
export const textBlock = z.strictObject({
  isPublic: z.boolean().default(true),
  text: translatable.default({}),
})

/** The same for rich text. Every field called `html` is cleaned when it is written and when it is read. */
export const htmlBlock = z.strictObject({
  isPublic: z.boolean().default(true),
  html: richText.default({}),
})

/** A picture in the file store, such as "pictures/ab/ab….webp". */
export const picture = z
  .strictObject({
    file: z.string().regex(/^[a-z-]+\/[0-9a-f]{2}\/[0-9a-f]{64}\.[a-z0-9]{1,5}$/),
    width: z.int().positive(),
    height: z.int().positive(),
    alt: translatable.default({}),
    tone: z
      .string()
      .regex(/^#[0-9a-f]{6}$/)
      .nullable()
      .default(null),
  })
  .meta({ widget: 'special:picture' })

export const color = z.string().regex(/^#[0-9a-fA-F]{6}$/)
export const place = z.enum(['left', 'center', 'right'])
export type Place = z.infer<typeof place>
