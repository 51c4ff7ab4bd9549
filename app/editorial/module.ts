import * as z from 'zod'
import { translatable } from '../language/translatable'
import { id, sort, status, version } from './content-field'

/** No module shows more than this at a glance, nor more beside each other. */
export const mostItems = 4
export const fullSpan = 12

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
  span: twelfths.default(fullSpan),
  col: z
    .strictObject({
      sm: twelfths.default(fullSpan),
      md: twelfths.default(fullSpan),
      lg: twelfths.default(fullSpan),
    })
    .prefault({}),
  title: translatable.default({}),
  titleSize: z.int().min(2).max(4).default(2),
  description: translatable.default({}),
  description2: translatable.default({}),
  view: z.enum(moduleViews),
  class: z
    .string()
    .regex(/^[\w -]*$/)
    .default(''),
  backgroundType: z.enum(['none', 'color', 'image']).default('none'),
  imageId: id.nullable().default(null),
  imageIds: z.array(id).max(12).default([]),
  colorBackground: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/)
    .nullable()
    .default(null),
  relationType: z.enum(relationTypes),
  relationId: id,
  numberItemOfRow: atMostFour,
  maxItems: atMostFour,
  isHasSubcategories: z.boolean().default(false),
  version,
})

export type PageModule = z.output<typeof pageModule>
