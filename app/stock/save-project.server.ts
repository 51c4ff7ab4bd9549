import { fromProjectEdit, longTexts, type ProjectEdit } from '../projects/project-edit'
import { listTypeNames } from '../properties/look-ups/look-up-queries.server'
import { cleanText } from '../properties/stored/clean-words.server'
import type { Staff, StockTools } from './change-home.server'
import { type ChangedProject, changeProject } from './change-project.server'

type Save = { id: number; version: number; by: Staff; edit: ProjectEdit; giveBack?: string[] }

export async function saveProject(
  tools: StockTools,
  { edit, ...save }: Save,
): Promise<ChangedProject> {
  const kinds = await listTypeNames(tools.db)
  return changeProject(tools, {
    ...save,
    action: 'change',
    decide: (content) => {
      const texts = longTexts.map((name) => [name, cleanText(edit[name], content[name])])
      return fromProjectEdit(content, { ...edit, ...Object.fromEntries(texts) }, kinds)
    },
  })
}

export const projectStates = ['publish', 'withdraw'] as const
type ProjectState = (typeof projectStates)[number]
type Step = { id: number; version: number; by: Staff; state: ProjectState }

/** On the site, or off it. */
export function changeProjectState(tools: StockTools, { state, ...step }: Step) {
  const isPublished = state === 'publish'
  return changeProject(tools, {
    ...step,
    action: state,
    decide: (content) =>
      content.isPublished === isPublished ? undefined : { ...content, isPublished },
  })
}
