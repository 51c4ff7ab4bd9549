import { and, eq, isNull, sql } from 'drizzle-orm'
import { builtOnce } from '../../database/built-once.server'
import type { Database } from '../../database/client.server'
import { costFactsOf } from '../cost-facts'
import { properties } from '../stored/tables.server'

/** What the whole amount of each of these starts from, beside what its card says. */
export async function listAmountFacts(db: Database, ids: number[]) {
  if (ids.length === 0) return []
  const rows = await amountFactsById(db).execute({ ids })
  return rows.map((row) => ({
    id: row.id,
    ...costFactsOf(row),
    score: row.score,
    livingArea: row.livingArea,
    constructionYear: row.constructionYear,
  }))
}

const amountFactsById = builtOnce((db) =>
  db
    .select({
      id: properties.id,
      zip: properties.zip,
      countryId: properties.countryId,
      projectId: properties.projectId,
      isAnnuity: properties.isAnnuity,
      details: properties.details,
      score: properties.energyPerformance,
      livingArea: properties.livingArea,
      constructionYear: properties.constructionYear,
    })
    .from(properties)
    .where(
      and(
        sql`${properties.id} = any (${sql.placeholder('ids')})`,
        eq(properties.isPublished, true),
        isNull(properties.hiddenAt),
      ),
    ),
)
