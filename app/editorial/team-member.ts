import * as z from 'zod'
import { languages } from '../language/languages'
import { longText } from '../language/translatable'
import { id, pictureId, sort, status, version, wanted } from './writing/content-field'

export const teamMember = z.strictObject({
  id,
  categoryId: id.meta({ widget: 'category' }),
  status: status.default('published'),
  sort,
  name: z.string().min(1).max(120),
  function: wanted,
  phone: z.string().max(30).nullable().default(null),
  email: z.email().nullable().default(null),
  bivNumber: z.string().max(20).nullable().default(null),
  languages: z.array(z.enum(languages)).default([]),
  imageId: pictureId,
  portrait: longText.default({}),
  version,
})
export type TeamMember = z.output<typeof teamMember>
