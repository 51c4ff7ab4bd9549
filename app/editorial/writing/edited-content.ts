import * as z from 'zod'
import { article, category } from '../article'
import { externalBlock, figure } from '../block'
import { image, slide } from '../image'
import { pageModule } from '../module'
import { page } from '../page'
import { teamMember } from '../team-member'
import { testimonial } from '../testimonial'

/** Kept by the house, so no field of a form: numbers, moments, places in a list, what is published. */
const keptFields = [
  'id',
  'version',
  'status',
  'sort',
  'createDate',
  'modifyDate',
  'receivedAt',
  'pageId',
  'position',
]
/** The code knows a page by its name; its place in the menu is chosen in the menu. */
const keptOfPage = ['name', 'path', 'type', 'parentId']
/** What is known of a picture follows from its file. */
const keptOfImage = [
  'filename',
  'originalname',
  'url',
  'mimetype',
  'destination',
  'width',
  'height',
  'tone',
]

/** What the agency edits in a form, each with the fields that stand in it. */
export const editedSchemas = {
  page: edited(page, keptOfPage),
  module: edited(pageModule),
  article: edited(article),
  category: edited(category),
  'team member': edited(teamMember),
  testimonial: edited(testimonial),
  slide: edited(slide),
  figure: edited(figure),
  'external block': edited(externalBlock),
  image: edited(image, keptOfImage),
}
export type EditedKind = keyof typeof editedSchemas
export type DraftKind = EditedKind | 'section'

export type Values = Record<string, unknown>
export type Issue = { path: PropertyKey[]; message: string }

/** A testimonial is approved and a picture is used: neither waits in a draft. */
export function hasDrafts(kind: DraftKind): boolean {
  return kind !== 'testimonial' && kind !== 'image'
}

function edited(schema: z.ZodObject, kept: string[] = []): z.ZodObject {
  const shape = Object.entries(schema.shape).filter(
    ([field]) => !keptFields.includes(field) && !kept.includes(field),
  )
  return z.strictObject(Object.fromEntries(shape))
}

/** Which state of a thing somebody had before them: of what is published, and of its draft (0: none). */
export type Seen = { version: number; draft: number }
