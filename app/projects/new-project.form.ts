import * as z from 'zod'
import { wanted } from '../editorial/writing/content-field'
import { projectEdit } from './project-edit'

const { goal, webId, zip, city } = projectEdit.shape

/** The least that a project needs to be one; the rest follows in its own form. */
export const newProject = z.object({
  title: wanted,
  goal,
  webId,
  zip,
  city,
  /** Empty: a number of its own. */
  number: z.string().trim().max(200).default(''),
})
export type NewProject = z.output<typeof newProject>
