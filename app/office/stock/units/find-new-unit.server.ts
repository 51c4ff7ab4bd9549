import { findProject } from '../../../projects/office-queries.server'
import { idFrom } from '../../../properties/property-id'
import { projectTitle } from '../../../properties/property-title'
import type { StockKind } from '../../../stock/stock-kind'
import type { Office } from '../../office.server'
import { officePath } from '../../office-pages'

/** "?project=12" makes a property that is a unit of that project, and begins with what the project tells. */
export async function findNewUnit(office: Office, kind: StockKind, url: URL) {
  const { db, language, t } = office
  const asked = kind === 'property' && idFrom(url.searchParams.get('project'))
  const project = asked && (await findProject(db, asked))
  if (!project) return undefined
  const { id: projectId, goal, webId: type, zip, city } = project
  const title = projectTitle(project, language)
  return {
    projectId,
    page: {
      title: t('office-properties:new.unit'),
      lead: t('office-properties:new.unit-lead', { project: title }),
      crumb: { title, path: officePath('project-units', { id: projectId }) },
      values: { goal, type, zip, city },
    },
  }
}
