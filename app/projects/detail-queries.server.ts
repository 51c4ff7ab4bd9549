import { eq, getTableColumns, sql } from 'drizzle-orm'
import { builtOnce } from '../database/built-once.server'
import type { Database } from '../database/client.server'
import type { Language } from '../language/languages'
import { type Translatable, translated } from '../language/translated'
import { addressText } from '../properties/address'
import { isPropertyId } from '../properties/property-id'
import { projectTitle } from '../properties/property-title'
import { toPicture } from '../properties/shown/public-card'
import { publishedName } from '../properties/shown/published-facts'
import { type Spot, shownPlace } from '../properties/shown/shown-place'
import { safeHtml } from '../properties/stored/safe-html.server'
import type { Unit } from '../properties/unit'
import { listUnits } from '../properties/unit-list-queries.server'
import { type ProjectDetail, projectTexts } from './project-detail'
import { goneProjects, projects } from './tables.server'

type Row = typeof projects.$inferSelect & { hiddenSpot: Spot | null }
type Found =
  | {
      outcome: 'found'
      projectIn: (language: Language) => ProjectDetail
      unitsIn: (language: Language) => Unit[]
    }
  | { outcome: 'gone' }
  | { outcome: 'unknown' }

const hiddenSpot = sql<Spot | null>`case when not ${projects.publishAddress} then
  f_hidden_spot('project', ${projects.id}, ${projects.longitude}, ${projects.latitude}) end`

async function isTombstone(db: Database, id: number): Promise<boolean> {
  return (await db.$count(goneProjects, eq(goneProjects.id, id))) > 0
}

/** A project and its units, asked for at the same time. */
export async function findProjectDetail(db: Database, id: number): Promise<Found> {
  if (!isPropertyId(id)) return { outcome: 'unknown' }
  const [[row], unitsOf] = await Promise.all([projectById(db).execute({ id }), listUnits(db, id)])
  if (!row?.isPublished) return { outcome: (await isTombstone(db, id)) ? 'gone' : 'unknown' }
  if (row.hiddenAt) return { outcome: 'gone' }
  return {
    outcome: 'found',
    projectIn: (language) => toProject(row, language),
    unitsIn: (language) =>
      unitsOf(language, { id, title: projectTitle(row, language), city: row.city }),
  }
}

const projectById = builtOnce((db) =>
  db
    .select({ ...getTableColumns(projects), hiddenSpot })
    .from(projects)
    .where(eq(projects.id, sql.placeholder('id'))),
)

/** What a link to a project needs to know; undefined when there is none to show. */
export async function findProjectTitle(db: Database, id: number) {
  if (!isPropertyId(id)) return undefined
  const { title, zip, city, isPublished, hiddenAt } = projects
  const [row] = await db
    .select({ id: projects.id, title, zip, city, isPublished, hiddenAt })
    .from(projects)
    .where(eq(projects.id, id))
  if (!row?.isPublished) return undefined
  return (language: Language) => ({ id, city: row.city, title: projectTitle(row, language) })
}

function toProject(row: Row, language: Language): ProjectDetail {
  const { id, number, city, zip, countryId, goal, status, externalWeb } = row
  const tell = (text: Translatable) => translated(text, language)
  const nameOf = (text: Translatable) => publishedName(tell(text), row)
  return {
    id,
    number,
    city,
    zip,
    countryId,
    goal,
    status,
    title: projectTitle(row, language),
    kind: tell(row.webIdName),
    address: addressText(row, { publishAddress: row.publishAddress, hideCity: false }, language),
    prices: pricesOf(row),
    externalWeb: externalWeb && /^https?:\/\//i.test(externalWeb) ? externalWeb : null,
    texts: Object.fromEntries(
      projectTexts.map((name) => [name, safeHtml(tell(row[name]))]),
    ) as ProjectDetail['texts'],
    pictures: row.pictures.map((picture) => ({
      ...toPicture(picture, language),
      alt: nameOf(picture.alt),
    })),
    documents: row.documents.map(({ id: document, name, bytes, requiresApproval }) => ({
      id: document,
      name: nameOf(name),
      bytes,
      requiresApproval,
    })),
    place: shownPlace({ ...row, hideCity: false }, row.hiddenSpot),
    planning: row.planning,
  }
}

function pricesOf({ priceMinCents, priceMaxCents, status }: Row): ProjectDetail['prices'] {
  if (priceMinCents === null || status === 'sold-out') return null
  return { from: priceMinCents, to: priceMaxCents }
}
