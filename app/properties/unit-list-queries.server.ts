import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import { builtOnce } from '../database/built-once.server'
import type { Database } from '../database/client.server'
import type { Language } from '../language/languages'
import { translated } from '../language/translated'
import { badges, propertyTypes } from './look-ups/look-up-tables.server'
import type { PropertyCard } from './property'
import { labelsIn, toCard } from './shown/public-card'
import { publishedPrice } from './shown/published-facts'
import { properties } from './stored/tables.server'
import type { Unit } from './unit'
import { inUnitOrder } from './unit-order'

/** The units of a project, told in any language; what is not published is left out. */
export async function listUnits(db: Database, projectId: number) {
  const rows = await unitsOfProject(db).execute({ projectId })
  return (language: Language, project: NonNullable<PropertyCard['project']>): Unit[] =>
    inUnitOrder(
      rows.map(({ property, ...labels }) => ({
        ...toCard(property, project, language),
        ...labelsIn(labels, language),
        name: translated(property.title, language) || property.reference,
        price: publishedPrice(property),
        summary: '',
        pictures: [],
        // Properties from before it was kept have none.
        floor: property.details.building.floor ?? null,
        terraceArea: property.details.surfaces.terrace,
        orientation: translated(property.details.comfort.terraceOrientation, language),
      })),
      ({ name }) => name,
      language,
    )
}

const unitsOfProject = builtOnce((db) =>
  db
    .select({
      property: properties,
      type: { name: propertyTypes.name },
      badge: { name: badges.name, color: badges.color },
    })
    .from(properties)
    .leftJoin(propertyTypes, eq(propertyTypes.webId, properties.type))
    .leftJoin(badges, eq(badges.code, properties.badge))
    .where(
      and(
        eq(properties.projectId, sql.placeholder('projectId')),
        eq(properties.isPublished, true),
        isNull(properties.hiddenAt),
        ne(properties.status, 'withdrawn'),
      ),
    )
    .orderBy(asc(properties.reference), asc(properties.id)),
)
