import { noteChange } from '../journal/queries.server'
import type { NewProject } from '../projects/new-project.form'
import { insertOfficeProject } from '../projects/office-queries.server'
import { listTypeNames } from '../properties/look-ups/look-up-queries.server'
import type { Staff, StockTools } from './change-home.server'

/** A project that no feed tells about, hidden until it is published. Answers its id. */
export function createProject(tools: StockTools, by: Staff, project: NewProject): Promise<number> {
  const at = tools.now()
  return tools.db.transaction(async (tx) => {
    const kinds = await listTypeNames(tx)
    const webIdName = kinds.find(({ webId }) => webId === project.webId)?.name ?? {}
    const id = await insertOfficeProject(tx, { ...project, webIdName }, at)
    const subject = { kind: 'project', id: `${id}` }
    await noteChange(tx, { by, at, subject, action: 'create', after: project })
    return id
  })
}
