import { noteChange } from '../journal/queries.server'
import { decideProject } from '../projects/decide-project.server'
import type { ProjectEdit } from '../projects/project-edit'
import { lockProjects, type ProjectRow, refreshProjectStatuses } from '../projects/queries.server'
import type { Staff, StockTools } from './change-home.server'

type Save = { id: number; version: number; by: Staff; edit: ProjectEdit; giveBack?: string[] }
type Saved =
  | { outcome: 'saved'; row: ProjectRow }
  | { outcome: 'stale'; row: ProjectRow }
  | { outcome: 'unknown' }

export function saveProject(tools: StockTools, save: Save): Promise<Saved> {
  const { id, version, by, edit, giveBack } = save
  const now = tools.now()
  return tools.db.transaction(async (tx): Promise<Saved> => {
    const known = (await lockProjects(tx, [id])).get(id)
    if (!known) return { outcome: 'unknown' }
    if (known.version !== version) return { outcome: 'stale', row: known }
    const { row, before, after } = await decideProject(tx, known, { edit, giveBack, now })
    if ('statedStatus' in after) await refreshProjectStatuses(tx)
    const subject = { kind: 'project', id: `${id}` }
    await noteChange(tx, { by, at: now, subject, action: 'change', before, after })
    return { outcome: 'saved', row }
  })
}
