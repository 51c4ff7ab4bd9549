import { desc, eq } from 'drizzle-orm'
import type { Database } from '../database/client.server'
import { countUnits } from '../properties/office-queries.server'
import type { ProjectRow } from './queries.server'
import { projects } from './tables.server'

export async function findProject(db: Database, id: number): Promise<ProjectRow | undefined> {
  const [row] = await db.select().from(projects).where(eq(projects.id, id))
  return row
}

/** All projects, the newest change first: an agency has tens of them. */
export async function listProjectsForOffice(db: Database) {
  const { id, number, title, zip, city, status, statedStatus, hiddenAt, source } = projects
  const { changedAt, isPublished } = projects
  const [rows, units] = await Promise.all([
    db
      .select({
        ...{ id, number, title, zip, city, status, statedStatus, hiddenAt, source },
        ...{ changedAt, isPublished },
      })
      .from(projects)
      .orderBy(desc(projects.changedAt), desc(projects.id))
      .limit(1_000),
    countUnits(db),
  ])
  return rows.map((row) => ({ ...row, units: units.get(row.id) ?? 0 }))
}
