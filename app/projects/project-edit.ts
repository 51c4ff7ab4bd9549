import * as z from 'zod'
import { translatable } from '../language/translatable'
import { projectStatuses } from './project'

const line = z.string().trim().max(200)
const richText = translatable.meta({ widget: 'rich-text' })

export const longTexts = [
  'description',
  'situation',
  'technical',
  'delivery',
  'types',
  'constructions',
] as const

/** What the office may write about a project. Each field is a column of the same name. */
export const projectEdit = z.object({
  number: line.min(1),
  statedStatus: z.enum(projectStatuses),
  title: translatable,
  description: richText,
  situation: richText,
  technical: richText,
  delivery: richText,
  types: richText,
  constructions: richText,
  street: line,
  houseNumber: line,
  zip: line.min(1),
  city: line.min(1),
  publishAddress: z.boolean(),
  externalWeb: z
    .url({ protocol: /^https?$/ })
    .max(2_000)
    .nullable(),
})

export type ProjectEdit = z.output<typeof projectEdit>

export function toProjectEdit(project: ProjectEdit): ProjectEdit {
  const names = Object.keys(projectEdit.shape) as (keyof ProjectEdit)[]
  return Object.fromEntries(names.map((name) => [name, project[name]])) as ProjectEdit
}
