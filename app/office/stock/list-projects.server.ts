import { listProjectsForOffice } from '../../projects/office-queries.server'
import { projectTitle } from '../../properties/property-title'
import type { Office } from '../office.server'
import type { ProjectLine } from './project-rows'

export async function listProjects({ db, language }: Office): Promise<ProjectLine[]> {
  const rows = await listProjectsForOffice(db)
  return rows.map((row) => ({
    ...row,
    state: row.isPublished && !row.hiddenAt ? row.status : 'draft',
    title: projectTitle(row, language),
  }))
}
