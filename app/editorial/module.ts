import * as z from 'zod'
import { richText, translatable } from '../language/translatable'
import { id, pictureId, sort, status, version } from './writing/content-field'

/** No module shows more than this at a glance, nor more beside each other. */
export const mostItems = 4
const fullSpan = 12

const twelfths = z.int().min(1).max(fullSpan)
const atMostFour = z.int().min(1).max(mostItems).default(mostItems)

export const moduleViews = ['card-view', 'ons-team-view', 'collapse-view', 'single-view'] as const
export const relationTypes = [
  'article',
  'property-list',
  'project-list',
  'stats-view',
  'external',
  'category',
  'contact',
] as const

export const pageModule = z.strictObject({
  id,
  pageId: id,
  status: status.default('published'),
  sort,
  position: z.enum(['contentRow']).default('contentRow'),
  relationType: z.enum(relationTypes),
  relationId: id,
  view: z.enum(moduleViews),
  title: translatable.default({}),
  titleSize: z.int().min(2).max(4).default(2),
  description: richText.default({}),
  description2: richText.default({}),
  numberItemOfRow: atMostFour,
  maxItems: atMostFour,
  isHasSubcategories: z.boolean().default(false),
  backgroundType: z.enum(['none', 'color', 'image']).default('none'),
  colorBackground: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/)
    .nullable()
    .default(null),
  imageId: pictureId,
  imageIds: z
    .array(id.meta({ widget: 'picture' }))
    .max(12)
    .default([]),
  span: twelfths.default(fullSpan),
  col: z
    .strictObject({
      sm: twelfths.default(fullSpan),
      md: twelfths.default(fullSpan),
      lg: twelfths.default(fullSpan),
    })
    .prefault({})
    .meta({ widget: 'folded' }),
  class: z
    .string()
    .regex(/^[\w -]*$/)
    .default(''),
  version,
})

export type PageModule = z.output<typeof pageModule>
