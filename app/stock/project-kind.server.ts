import { contentOf, decideProject } from '../projects/decide-project.server'
import { insertOfficeProject } from '../projects/office-queries.server'
import { projectTexts } from '../projects/project-detail'
import { fromProjectEdit } from '../projects/project-edit'
import { lockProjects, refreshProjectStatuses } from '../projects/queries.server'
import { listTypeNames } from '../properties/look-ups/look-up-queries.server'
import { cleanText } from '../properties/stored/clean-words.server'
import { projectMovedTo } from './project-states'
import { lacksOfProject } from './publish-minimum'
import type { KindOfStock, Stock } from './stock-kind'

export const projectKind: KindOfStock<Stock['project']> = {
  lock: lockProjects,
  contentOf,
  movedTo: projectMovedTo,
  lacks: lacksOfProject,

  async edited(tx, content, edit) {
    const texts = projectTexts.map((name) => [name, cleanText(edit[name], content[name])])
    const cleaned = { ...edit, ...Object.fromEntries(texts) }
    return fromProjectEdit(content, cleaned, await listTypeNames(tx))
  },

  async write(tx, _tools, known, decision) {
    const decided = await decideProject(tx, known, decision)
    if ('statedStatus' in decided.after) await refreshProjectStatuses(tx)
    return { outcome: 'saved', ...decided, missing: [] }
  },

  async insert(tx, project, now) {
    const kinds = await listTypeNames(tx)
    const webIdName = kinds.find(({ webId }) => webId === project.webId)?.name ?? {}
    return insertOfficeProject(tx, { ...project, webIdName }, now)
  },
}
