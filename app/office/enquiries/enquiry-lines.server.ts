import type { Database } from '../../database/client.server'
import { enquiryNumber } from '../../enquiries/enquiry-number'
import { nameOf } from '../../enquiries/letters/letter-tools.server'
import type { Enquiry } from '../../enquiries/queries.server'
import { questionOf } from '../../enquiries/question-of'
import type { Language } from '../../language/languages'
import { findProjectsForOffice } from '../../projects/enquiry-queries.server'
import { findPropertiesForOffice } from '../../properties/letter-queries.server'
import { placedTitle, projectTitle } from '../../properties/property-title'

type About = { kind: 'property' | 'project'; id: number; reference: string; title: string }

const idsOf = (ids: (number | null)[]) => [...new Set(ids.filter((id) => id !== null))]

/** Enquiries as a list tells them: who, when, and about which property. */
export async function enquiryLines(db: Database, rows: Enquiry[], language: Language) {
  const about = await aboutEach(db, rows, language)
  return rows.map((row) => ({
    id: row.id,
    number: enquiryNumber(row),
    name: nameOf(row.answers),
    form: row.form,
    email: row.email,
    state: row.state,
    assigneeId: row.assigneeId,
    receivedAt: row.receivedAt,
    question: questionOf(row),
    about: about(row),
  }))
}

type Subject = Pick<Enquiry, 'propertyId' | 'projectId'>

export async function aboutEach(db: Database, rows: Subject[], language: Language) {
  const [properties, projects] = await Promise.all([
    findPropertiesForOffice(db, idsOf(rows.map(({ propertyId }) => propertyId))),
    findProjectsForOffice(db, idsOf(rows.map(({ projectId }) => projectId))),
  ])
  const propertyById = new Map(properties.map((property) => [property.id, property]))
  const projectById = new Map(projects.map((project) => [project.id, project]))
  return ({ propertyId, projectId }: Subject): About | null => {
    const property = propertyById.get(propertyId ?? 0)
    if (property) {
      const { id, reference } = property
      return { kind: 'property', id, reference, title: placedTitle(property, language) }
    }
    const project = projectById.get(projectId ?? 0)
    if (!project) return null
    const { id, number } = project
    return { kind: 'project', id, reference: number, title: projectTitle(project, language) }
  }
}
