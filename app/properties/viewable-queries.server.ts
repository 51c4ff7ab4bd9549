import { and, desc, eq, ilike, inArray, isNull, or, sql } from 'drizzle-orm'
import { builtOnce } from '../database/built-once.server'
import type { Database } from '../database/client.server'
import type { Language } from '../language/languages'
import type { Translatable } from '../language/translated'
import type { Address } from './address'
import type { PropertyCard } from './property'
import { isPropertyId } from './property-id'
import type { PropertyGoal } from './property-status'
import { toCard } from './shown/public-card'
import { properties } from './stored/tables.server'

/** With the address: only for whoever is expected at the door. */
export type ViewableProperty = {
  id: number
  reference: string
  goal: PropertyGoal
  type: number
  title: Translatable
  address: Address
  publishAddress: boolean
  hideCity: boolean
  /** On the site, and not sold, let or withdrawn. */
  isOffered: boolean
}

const isVisible = and(eq(properties.isPublished, true), isNull(properties.hiddenAt))
const isOffered = and(isVisible, inArray(properties.status, ['available', 'option']))

function selectProperty(db: Database) {
  const { id, reference, goal, type, title, street, houseNumber, box, zip, city } = properties
  return db
    .select({
      id,
      reference,
      goal,
      type,
      title,
      address: { street, houseNumber, box, zip, city },
      publishAddress: properties.publishAddress,
      hideCity: properties.hideCity,
      isOffered: sql<boolean>`coalesce(${isOffered}, false)`,
    })
    .from(properties)
}

export async function findViewable(
  db: Database,
  id: number,
): Promise<ViewableProperty | undefined> {
  if (!isPropertyId(id)) return undefined
  const [row] = await viewableById(db).execute({ id })
  return row
}

const viewableById = builtOnce((db) =>
  selectProperty(db).where(eq(properties.id, sql.placeholder('id'))),
)

export async function listViewable(db: Database, ids: number[]): Promise<ViewableProperty[]> {
  return ids.length === 0 ? [] : selectProperty(db).where(inArray(properties.id, ids))
}

/** By reference, town or title; a town that the owner hides is not found by. */
export async function searchViewable(
  db: Database,
  words: string,
  language: Language,
  limit: number,
): Promise<PropertyCard[]> {
  const like = `%${words.trim().replace(/[\\%_]/g, '\\$&')}%`
  const isTown = and(
    or(eq(properties.hideCity, false), eq(properties.publishAddress, true)),
    sql`f_unaccent(${properties.city}) ilike f_unaccent(${like})`,
  )
  const isTitle = sql`f_unaccent(${properties.title}->>${language}) ilike f_unaccent(${like})`
  const rows = await db
    .select()
    .from(properties)
    .where(and(isOffered, or(ilike(properties.reference, like), isTown, isTitle)))
    .orderBy(desc(properties.publishedAt), desc(properties.id))
    .limit(limit)
  return rows.map((row) => toCard(row, null, language))
}

/** What can still be visited of a project. */
export async function listViewableUnits(
  db: Database,
  projectId: number,
  language: Language,
  limit: number,
): Promise<PropertyCard[]> {
  if (!isPropertyId(projectId)) return []
  const rows = await db
    .select()
    .from(properties)
    .where(and(isOffered, eq(properties.projectId, projectId)))
    .orderBy(properties.id)
    .limit(limit)
  return rows.map((row) => toCard(row, null, language))
}
