import { noteChange } from '../journal/queries.server'
import { contentOf, decideProject } from '../projects/decide-project.server'
import type { ProjectContent } from '../projects/project-edit'
import { lockProjects, type ProjectRow, refreshProjectStatuses } from '../projects/queries.server'
import type { Staff, StockTools } from './change-home.server'

type Change = {
  id: number
  /** The version that was looked at; left out by what can never collide, like one more picture. */
  version?: number
  by: Staff
  action: string
  decide: (content: ProjectContent) => ProjectContent | undefined
  giveBack?: string[]
}
export type ChangedProject =
  | { outcome: 'saved'; row: ProjectRow }
  | { outcome: 'stale'; row: ProjectRow }
  | { outcome: 'refused' }
  | { outcome: 'unknown' }

/** Every change of a project by the office: one transaction, and it is noted who did it. */
export function changeProject(tools: StockTools, change: Change): Promise<ChangedProject> {
  const { id, version, by, action, decide, giveBack } = change
  const now = tools.now()
  return tools.db.transaction(async (tx): Promise<ChangedProject> => {
    const known = (await lockProjects(tx, [id])).get(id)
    if (!known) return { outcome: 'unknown' }
    if (version !== undefined && version !== known.version) return { outcome: 'stale', row: known }
    const content = decide(contentOf(known))
    if (!content) return { outcome: 'refused' }
    const { row, before, after } = await decideProject(tx, known, { content, giveBack, now })
    if ('statedStatus' in after) await refreshProjectStatuses(tx)
    const subject = { kind: 'project', id: `${id}` }
    await noteChange(tx, { by, at: now, subject, action, before, after })
    return { outcome: 'saved', row }
  })
}
