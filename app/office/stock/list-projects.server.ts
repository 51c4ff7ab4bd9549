import { translated } from '../../language/translated'
import { listProjectsForOffice } from '../../projects/office-queries.server'
import type { Office } from '../office.server'
import type { ProjectLine } from './project-rows'

export async function listProjects({ db, language }: Office): Promise<ProjectLine[]> {
  const rows = await listProjectsForOffice(db)
  return rows.map((row) => ({
    ...row,
    state: row.isPublished && !row.hiddenAt ? row.status : 'draft',
    title: translated(row.title, language) || translated(row.title, 'nl') || row.number,
  }))
}
