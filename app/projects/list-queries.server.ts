import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/client.server'
import type { Language } from '../language/languages'
import { translated } from '../language/translated'
import type { PropertyGoal } from '../properties/property-status'
import { projectTitle, townBeside } from '../properties/property-title'
import { toPicture } from '../properties/shown/public-card'
import { countUnits } from '../properties/unit-queries.server'
import type { ProjectCard } from './project-card'
import { projects } from './tables.server'

const isShown = and(eq(projects.isPublished, true), isNull(projects.hiddenAt))
/** Those with something left first, then the newest. */
const order = [sql`${projects.status} = 'sold-out'`, desc(projects.publishedAt), desc(projects.id)]
const picturesOnCard = 3

export const projectsPerPage = 24

/** One page of projects for one goal, or for both, and how many there are. */
export async function listProjectCards(
  db: Database,
  goal: PropertyGoal | undefined,
  page: number,
  language: Language,
): Promise<{ cards: ProjectCard[]; total: number }> {
  const where = and(isShown, goal && eq(projects.goal, goal))
  const rows = await cardRows(db, where, page)
  const units = await countUnits(
    db,
    rows.map(({ id }) => id),
  )
  return {
    total: rows[0]?.total ?? 0,
    cards: rows.map(({ total, priceMinCents, webIdName, zip, ...row }) => ({
      ...row,
      ...titleOf({ ...row, zip }, language),
      typeName: translated(webIdName, language),
      fromCents: priceMinCents,
      pictures: row.pictures
        .slice(0, picturesOnCard)
        .map((picture) => toPicture(picture, language)),
      units: units.get(row.id) ?? { total: 0, free: 0 },
    })),
  }
}

type Titled = Parameters<typeof projectTitle>[0]

function titleOf(project: Titled, language: Language) {
  const title = projectTitle(project, language)
  return { title, townBeside: townBeside(title, project, language) }
}

function cardRows(db: Database, where: SQL | undefined, page: number) {
  return db
    .select({
      id: projects.id,
      title: projects.title,
      zip: projects.zip,
      city: projects.city,
      goal: projects.goal,
      status: projects.status,
      priceMinCents: projects.priceMinCents,
      webIdName: projects.webIdName,
      pictures: projects.pictures,
      total: sql<number>`count(*) over ()::int`,
    })
    .from(projects)
    .where(where)
    .orderBy(...order)
    .limit(projectsPerPage)
    .offset((page - 1) * projectsPerPage)
}

export async function countProjects(db: Database, goal: PropertyGoal | undefined) {
  return db.$count(projects, and(isShown, goal && eq(projects.goal, goal)))
}
