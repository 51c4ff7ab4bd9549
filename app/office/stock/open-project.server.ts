import { findProject } from '../../projects/office-queries.server'
import { toProjectEdit } from '../../projects/project-edit'
import { projectPath } from '../../projects/project-path'
import { projectTitle } from '../../properties/property-title'
import { possibleProjectStates } from '../../stock/project-states'
import { lacksOfProject } from '../../stock/publish-minimum'
import type { Office } from '../office.server'
import type { OpenedStock } from './opened-stock'

export async function openProject(office: Office, id: number): Promise<OpenedStock | undefined> {
  const row = await findProject(office.db, id)
  if (!row) return undefined
  const { number, zip, city, pictures, documents } = row
  const isShown = row.isPublished && !row.hiddenAt
  return {
    row,
    head: {
      kind: 'project',
      id,
      title: projectTitle(row, office.language),
      lead: `${number} · ${zip} ${city}`,
      state: isShown ? row.status : 'draft',
      goal: row.goal,
      isHidden: !isShown,
      counts: { pictures: pictures.length, documents: documents.length },
    },
    states: possibleProjectStates(row),
    isOnSite: isShown,
    farFromTown: null,
    lacks: lacksOfProject(row),
    values: () => toProjectEdit(row),
    pathIn: async () => (language) =>
      projectPath({ ...row, title: projectTitle(row, language) }, language),
    missing: async () => [],
  }
}
