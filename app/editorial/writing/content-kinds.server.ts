import type { Translatable } from '../../language/translated'
import { safeHtml } from '../../web/rich-text.server'
import { article, category } from '../article'
import { externalBlock, figure, treeItem } from '../block'
import { image, slide } from '../image'
import { pageModule } from '../module'
import { page } from '../page'
import * as tables from '../tables.server'
import { teamMember } from '../team-member'
import { testimonial } from '../testimonial'

/** Everything the agency writes: its table, what it must look like, and which of it is rich text. */
export const contentKinds = {
  image: { table: tables.images, schema: image, richFields: [] },
  category: { table: tables.categories, schema: category, richFields: [] },
  article: { table: tables.articles, schema: article, richFields: ['body'] },
  page: { table: tables.pages, schema: page, richFields: ['params.content'] },
  module: {
    table: tables.modules,
    schema: pageModule,
    richFields: ['description', 'description2'],
  },
  'team member': { table: tables.teamMembers, schema: teamMember, richFields: [] },
  slide: { table: tables.slides, schema: slide, richFields: [] },
  testimonial: { table: tables.testimonials, schema: testimonial, richFields: [] },
  'tree item': { table: tables.treeItems, schema: treeItem, richFields: [] },
  figure: { table: tables.figures, schema: figure, richFields: [] },
  'external block': {
    table: tables.externalBlocks,
    schema: externalBlock,
    richFields: ['description'],
  },
} as const

export type ContentKind = keyof typeof contentKinds

/** A copy of a row in which the rich texts are safe. */
export function withSafeTexts<Row extends object>(row: Row, richFields: readonly string[]): Row {
  const copy = structuredClone(row)
  for (const field of richFields) {
    const steps = field.split('.')
    const last = steps.pop() ?? ''
    let holder: Record<string, unknown> = copy as Record<string, unknown>
    for (const step of steps) holder = holder[step] as Record<string, unknown>
    holder[last] = safeTexts(holder[last] as Translatable)
  }
  return copy
}

function safeTexts(texts: Translatable): Translatable {
  return Object.fromEntries(
    Object.entries(texts).map(([language, html]) => [language, safeHtml(html ?? '')]),
  )
}
