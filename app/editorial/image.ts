import * as z from 'zod'
import { translatable } from '../language/translatable'
import { link } from '../web/page-link-schema'
import { id, sort, status, version } from './writing/content-field'

/** A picture of ours: `destination` is its shelf in the file store, `filename` its name on it. */
export const image = z.strictObject({
  id,
  filename: z.string().regex(/^[0-9a-f]{64}\.[a-z0-9]{1,5}$/),
  originalname: z.string().max(255),
  url: z.string().startsWith('/images/'),
  mimetype: z.enum(['image/webp', 'image/jpeg', 'image/png', 'image/avif']),
  destination: z.string().regex(/^[a-z-]+\/[0-9a-f]{2}$/),
  createDate: z.date().optional(),
  width: z.int().positive(),
  height: z.int().positive(),
  tone: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .nullable()
    .default(null),
  alt: translatable.default({}),
  version,
})
export type Image = z.output<typeof image>

/** A picture of the home banner. Its addresses, small and large, are those of its image. */
export const slide = z.strictObject({
  id,
  status: status.default('published'),
  sort,
  imageId: id.meta({ widget: 'picture' }),
  title: translatable.default({}),
  alt: translatable.default({}),
  link: link.nullable().default(null).meta({ widget: 'link' }),
  version,
})
export type Slide = z.output<typeof slide>
