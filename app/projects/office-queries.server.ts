import { desc, eq } from 'drizzle-orm'
import type { Database } from '../database/client.server'
import type { Translatable } from '../language/translated'
import { countUnits, freeOfficeId } from '../properties/office/office-queries.server'
import type { NewProject } from './new-project.form'
import { goalNumberOf } from './project-edit'
import type { ProjectRow } from './queries.server'
import { projects } from './tables.server'

export async function findProject(db: Database, id: number): Promise<ProjectRow | undefined> {
  const [row] = await db.select().from(projects).where(eq(projects.id, id))
  return row
}

/** All projects, the newest change first: an agency has tens of them. */
export async function listProjectsForOffice(db: Database) {
  const { id, number, title, zip, city, status, statedStatus, hiddenAt, source } = projects
  const { changedAt, isPublished, goal } = projects
  const [rows, units] = await Promise.all([
    db
      .select({
        id,
        number,
        title,
        zip,
        city,
        status,
        statedStatus,
        hiddenAt,
        source,
        changedAt,
        isPublished,
        goal,
      })
      .from(projects)
      .orderBy(desc(projects.changedAt), desc(projects.id))
      .limit(1_000),
    countUnits(db),
  ])
  return rows.map((row) => ({ ...row, units: units.get(row.id) ?? 0 }))
}

/** What each project is known by. */
export function listProjectNames(db: Database) {
  const { id, number, title, zip, city } = projects
  return db
    .select({ id, number, title, zip, city })
    .from(projects)
    .orderBy(desc(projects.changedAt), desc(projects.id))
    .limit(1_000)
}

type Made = NewProject & { webIdName: Translatable }

/** Hidden until it is published. Answers its id. */
export async function insertOfficeProject(tx: Database, made: Made, now: Date): Promise<number> {
  const id = await freeOfficeId(tx, (id) => tx.$count(projects, eq(projects.id, id)))
  await tx.insert(projects).values({
    ...made,
    id,
    number: made.number || `P${id}`,
    source: 'office',
    goalNumber: goalNumberOf(made.goal),
    statedStatus: 'preparation',
    status: 'preparation',
    isPublished: false,
    street: '',
    houseNumber: '',
    publishAddress: false,
    publishedAt: now,
    changedAt: now,
  })
  return id
}
