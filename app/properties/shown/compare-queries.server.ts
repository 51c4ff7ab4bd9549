import { and, eq, getTableColumns, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../../database/client.server'
import type { Language } from '../../language/languages'
import { costFactsOf } from '../cost-facts'
import { projectTitle } from '../property-title'
import { properties } from '../stored/tables.server'
import type { ComparedProperty } from './compared'
import { labelsIn, toCard } from './public-card'
import { publishedPrice } from './published-facts'
import { selectNamed } from './shown-queries.server'

/** These properties in this order, as far as they can be seen; what the owner keeps private is left out. */
export async function listChosen(
  db: Database,
  ids: number[],
  language: Language,
): Promise<ComparedProperty[]> {
  if (ids.length === 0) return []
  const rows = await selectNamed(db, getTableColumns(properties)).where(
    and(inArray(properties.id, ids), eq(properties.isPublished, true), isNull(properties.hiddenAt)),
  )
  return rows
    .filter(({ property }) => property.status !== 'withdrawn')
    .toSorted((one, other) => ids.indexOf(one.property.id) - ids.indexOf(other.property.id))
    .map(({ property, project, ...labels }) => {
      const { bathrooms, constructionYear, energyPerformance, details } = property
      const { terrace, garden } = details.surfaces
      const of = project && { ...project, title: projectTitle(project, language) }
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
        costFacts: costFactsOf(property),
      }
    })
}
