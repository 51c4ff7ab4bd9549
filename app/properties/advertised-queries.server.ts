import { and, asc, gt, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../database/client.server'
import { properties } from './tables.server'

/** Homes on offer, in pages by id, with what the law on advertisements looks at. */
export async function listAdvertised(db: Database, after: number, limit: number) {
  const { id, reference, status, countryId, zip, goal, type, priceCents, publishPrice } = properties
  const { publishAddress, energyPerformance, energyLabel, constructionYear, details } = properties
  return db
    .select({
      ...{ id, reference, status, countryId, zip, goal, type, priceCents, publishPrice },
      ...{ publishAddress, energyPerformance, energyLabel, constructionYear, details },
    })
    .from(properties)
    .where(
      and(
        gt(properties.id, after),
        isNull(properties.hiddenAt),
        inArray(properties.status, ['available', 'option']),
      ),
    )
    .orderBy(asc(properties.id))
    .limit(limit)
}
