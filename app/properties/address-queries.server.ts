import { and, asc, eq, gte, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Database } from '../database/client.server'
import type { Language } from '../language/languages'
import { translated } from '../language/translated'
import { projectNames } from './look-ups/look-up-tables.server'
import { propertyPath } from './property-path'
import { projectTitle } from './property-title'
import { properties } from './stored/tables.server'

const isFound = and(
  eq(properties.isPublished, true),
  isNull(properties.hiddenAt),
  ne(properties.status, 'withdrawn'),
  isNotNull(properties.list),
)

/** Where the published properties live, by id: what a sitemap says, and nothing more. */
export async function listPropertyAddresses(db: Database, from: number, limit: number) {
  const { id, title, city, zip, list, hideCity, publishAddress, changedAt } = properties
  const rows = await db
    .select({
      property: { id, title, city, zip, list, hideCity, publishAddress, changedAt },
      project: { id: projectNames.id, title: projectNames.title, city: projectNames.city },
    })
    .from(properties)
    .leftJoin(projectNames, eq(projectNames.id, properties.projectId))
    .where(and(isFound, gte(properties.id, from)))
    .orderBy(asc(properties.id))
    .limit(limit)
  return rows.map(({ property, project }) => ({
    id: property.id,
    changedAt: property.changedAt,
    /** Nowhere in a language it was not written in. */
    pathIn(language: Language): string | undefined {
      const title = translated(property.title, language)
      const isTownHidden = property.hideCity && !property.publishAddress
      const of = project && { ...project, title: projectTitle(project, language) }
      const place = isTownHidden
        ? { city: '', zip: '' }
        : { city: property.city, zip: property.zip }
      const list = property.list ?? 'for-sale'
      return title
        ? propertyPath({ id: property.id, title, ...place, list, project: of }, language)
        : undefined
    },
  }))
}

/** The first id of every stretch of so many properties. */
export async function propertyStretches(db: Database, length: number): Promise<number[]> {
  const numbered = db
    .select({
      id: properties.id,
      place: sql<number>`row_number() over (order by ${properties.id})`.as('place'),
    })
    .from(properties)
    .where(isFound)
    .as('numbered')
  const rows = await db
    .select({ id: numbered.id })
    .from(numbered)
    .where(sql`(${numbered.place} - 1) % ${length} = 0`)
    .orderBy(asc(numbered.id))
  return rows.map(({ id }) => id)
}
