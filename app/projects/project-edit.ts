import * as z from 'zod'
import { translatable } from '../language/translatable'
import type { Translatable } from '../language/translated'
import type { Bookkeeping } from '../properties/stored/property-content'
import { planning } from './planning'
import { projectStatuses } from './project'
import type { ProjectRow } from './queries.server'

const line = z.string().trim().max(200)
const richText = translatable.meta({ widget: 'rich-text' })
const cents = z.number().int().min(0).max(99_999_999_999).nullable().meta({ widget: 'money' })

/** What the office may write about a project. Each field is a column of the same name. */
export const projectEdit = z.object({
  number: line.min(1),
  statedStatus: z.enum(projectStatuses),
  goal: z.enum(['sale', 'rent']),
  webId: z.number().int().min(1).max(32_767).meta({ widget: 'property-type' }),
  priceMinCents: cents,
  priceMaxCents: cents,
  title: translatable,
  description: richText,
  situation: richText,
  technical: richText,
  delivery: richText,
  types: richText,
  constructions: richText,
  planning,
  street: line,
  houseNumber: line,
  zip: line.min(1),
  city: line.min(1),
  publishAddress: z.boolean(),
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
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

/** What is said about a project, by the feed or by the office. The rest of a row is bookkeeping. */
export type ProjectContent = Omit<ProjectRow, Bookkeeping>

type KindName = { webId: number; name: Translatable }

/** What the project says once the form is saved; what the form does not ask stays as it is. */
export function fromProjectEdit(
  content: ProjectContent,
  edit: ProjectEdit,
  kinds: KindName[],
): ProjectContent {
  const { goal, webId } = edit
  const kind = kinds.find((each) => each.webId === webId)
  return {
    ...content,
    ...edit,
    goalNumber: goal === content.goal ? content.goalNumber : goalNumberOf(goal),
    webIdName: webId === content.webId ? content.webIdName : (kind?.name ?? {}),
  }
}

export function goalNumberOf(goal: ProjectEdit['goal']): number {
  return goal === 'sale' ? 0 : 1
}
