import { and, asc, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../../database/client.server'
import { upsertAll } from '../../database/upsert-all.server'
import { judgedProperties } from '../look-ups/look-up-tables.server'
import { properties } from '../stored/tables.server'

const isOnOffer = and(
  isNull(properties.hiddenAt),
  inArray(properties.status, ['available', 'option']),
)
type Judgement = typeof judgedProperties.$inferSelect
/** Under these rules, on this day. */
type Standard = { rules: string; day: string }

/** Properties on offer that were not judged since they or the rules changed: with what the law looks at. */
export async function listUnjudged(
  db: Database,
  { rules, day }: Standard,
  after: number,
  limit: number,
) {
  const { id, status, countryId, zip, goal, goalNumber, type, version } = properties
  const { priceCents, publishPrice } = properties
  const { publishAddress, energyPerformance, energyLabel, constructionYear, details } = properties
  return db
    .select({
      id,
      status,
      countryId,
      zip,
      goal,
      goalNumber,
      type,
      version,
      priceCents,
      publishPrice,
      publishAddress,
      energyPerformance,
      energyLabel,
      constructionYear,
      details,
    })
    .from(properties)
    .leftJoin(judgedProperties, eq(judgedProperties.propertyId, properties.id))
    .where(
      and(
        gt(properties.id, after),
        isOnOffer,
        or(
          isNull(judgedProperties.propertyId),
          ne(judgedProperties.version, properties.version),
          ne(judgedProperties.rules, rules),
          lt(judgedProperties.goodUntil, day),
        ),
      ),
    )
    .orderBy(asc(properties.id))
    .limit(limit)
}

export async function saveJudgements(db: Database, judgements: Judgement[]) {
  await upsertAll(db, judgedProperties, 'propertyId', judgements)
}

export async function forgetJudgements(db: Database) {
  await db.delete(judgedProperties)
}

/** Properties on offer in which something was missing when they were judged. */
export async function listJudgedLacking(db: Database) {
  return db
    .select({
      id: properties.id,
      reference: properties.reference,
      missing: judgedProperties.missing,
    })
    .from(judgedProperties)
    .innerJoin(properties, eq(properties.id, judgedProperties.propertyId))
    .where(and(isOnOffer, sql`${judgedProperties.missing} <> '[]'`))
    .orderBy(asc(properties.id))
}
