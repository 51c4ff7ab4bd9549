import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../../database/client.server'
import type { Language } from '../../language/languages'
import { translated } from '../../language/translated'
import { badges, projectNames, propertyTypes } from '../look-ups/look-up-tables.server'
import { properties } from '../stored/tables.server'
import type { ComparedProperty } from './compared'
import { labelsIn, toCard } from './public-card'
import { publishedPrice } from './published-facts'

/** These properties in this order, as far as they can be seen; what the owner keeps private is left out. */
export async function listChosen(
  db: Database,
  ids: number[],
  language: Language,
): Promise<ComparedProperty[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      property: properties,
      project: { id: projectNames.id, title: projectNames.title, city: projectNames.city },
      type: { name: propertyTypes.name },
      badge: { name: badges.name, color: badges.color },
    })
    .from(properties)
    .leftJoin(projectNames, eq(projectNames.id, properties.projectId))
    .leftJoin(propertyTypes, eq(propertyTypes.webId, properties.type))
    .leftJoin(badges, eq(badges.code, properties.badge))
    .where(
      and(
        inArray(properties.id, ids),
        eq(properties.isPublished, true),
        isNull(properties.hiddenAt),
      ),
    )
  return rows
    .filter(({ property }) => property.status !== 'withdrawn')
    .toSorted((one, other) => ids.indexOf(one.property.id) - ids.indexOf(other.property.id))
    .map(({ property, project, ...labels }) => {
      const { bathrooms, constructionYear, energyPerformance, details } = property
      const { terrace, garden } = details.surfaces
      const of = project && { ...project, title: translated(project.title, language) }
      return {
        ...toCard(property, of, language),
        ...labelsIn(labels, language),
        bathrooms,
        constructionYear,
        energyPerformance,
        summary: '',
        price: publishedPrice(property),
        terraceArea: terrace,
        gardenArea: garden,
      }
    })
}
