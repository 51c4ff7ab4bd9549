import { translated } from '../../language/translated'
import { findProject } from '../../projects/office-queries.server'
import { toProjectEdit } from '../../projects/project-edit'
import { projectPath } from '../../projects/project-path'
import { possibleProjectStates } from '../../stock/project-states'
import type { Office } from '../office.server'
import type { OpenedStock } from './opened-stock'

export async function openProject(office: Office, id: number): Promise<OpenedStock | undefined> {
  const row = await findProject(office.db, id)
  if (!row) return undefined
  const { number, zip, city, pictures, documents } = row
  const isShown = row.isPublished && !row.hiddenAt
  const title = translated(row.title, office.language) || translated(row.title, 'nl')
  return {
    row,
    head: {
      kind: 'project',
      id,
      title: title || number,
      lead: `${number} · ${zip} ${city}`,
      state: isShown ? row.status : 'draft',
      isHidden: !isShown,
      counts: { pictures: pictures.length, documents: documents.length },
    },
    states: possibleProjectStates(row),
    isOnSite: isShown,
    values: () => toProjectEdit(row),
    pathIn: async () => (language) =>
      projectPath({ ...row, title: translated(row.title, language) }, language),
    missing: async () => [],
  }
}
