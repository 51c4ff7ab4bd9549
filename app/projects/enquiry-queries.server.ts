import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../database/client.server'
import { isPropertyId } from '../properties/property-id'
import { projects } from './tables.server'

export async function findProjectForEnquiry(db: Database, id: number) {
  if (!isPropertyId(id)) return undefined
  const { number, title, zip, city } = projects
  const [row] = await db
    .select({ id: projects.id, number, title, zip, city })
    .from(projects)
    .where(and(eq(projects.id, id), eq(projects.isPublished, true), isNull(projects.hiddenAt)))
  return row
}

/** For the office, which also reads enquiries about projects that left the site. */
export async function findProjectsForOffice(db: Database, ids: number[]) {
  const { id, number, title, zip, city } = projects
  if (ids.length === 0) return []
  return db.select({ id, number, title, zip, city }).from(projects).where(inArray(projects.id, ids))
}
