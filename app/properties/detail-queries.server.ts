import { and, desc, eq, type InferSelectModel, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Database } from '../database/client.server'
import type { Language } from '../language/languages'
import type { Signer } from '../web/signed-link.server'
import { type PropertyCard, isPropertyId } from './property'
import { type PropertyDetail, toDetail } from './property-detail'
import { toCard } from './public-card'
import { safeHtml } from './safe-html.server'
import { closest } from './similar'
import { properties } from './tables.server'

type Row = InferSelectModel<typeof properties>
type Project = PropertyCard['project']

type Found =
  | {
      outcome: 'found'
      projectId: number | null
      changedAt: Date
      detailIn: (language: Language, project: Project) => PropertyDetail
      cardIn: (language: Language, project: Project) => PropertyCard
      similarIn: (language: Language, project: Project) => PropertyCard[]
    }
  | { outcome: 'gone' }
  | { outcome: 'unknown' }

const isVisible = and(eq(properties.isPublished, true), isNull(properties.hiddenAt))
const candidates = 8
const shownSimilar = 4

/** A home and those like it, in one round trip; what the owner keeps private stops here. */
export async function findPropertyDetail(db: Database, id: number, signer: Signer): Promise<Found> {
  if (!isPropertyId(id)) return { outcome: 'unknown' }
  const [home, ...others] = await unionAll(
    db.select().from(properties).where(eq(properties.id, id)),
    db
      .select()
      .from(properties)
      .where(and(isVisible, ne(properties.id, id), isLike(id)))
      .orderBy(desc(properties.publishedAt))
      .limit(candidates),
  )
  if (!home?.isPublished || home.id !== id) return { outcome: 'unknown' }
  if (home.hiddenAt || home.status === 'withdrawn') return { outcome: 'gone' }

  const similar = closest(home, others, shownSimilar)
  const unguessable = signer.fingerprint('place', id)
  return {
    outcome: 'found',
    projectId: home.projectId,
    changedAt: home.changedAt,
    detailIn: (language, project) =>
      toDetail(home, { language, project, unguessable, sanitised: safeHtml }),
    cardIn: (language, project) => toCard(home, project, language),
    similarIn: (language, project) => similar.map((row: Row) => toCard(row, project, language)),
  }
}

/**
 * Offered now, of the same type and from the same corner of the country; for a unit: of its project.
 * Neither price nor hidden towns take part, or the homes shown beside a discreet one would tell them.
 */
function isLike(id: number): SQL | undefined {
  const ofHome = (expression: SQL) => sql`(select ${expression} from properties home where id = ${id})`
  const offeredList = sql`case when status in ('available', 'option') or project_id is not null
    then list when goal = 'sale' then 'for-sale' else 'for-rent' end`
  const isDiscreet = ofHome(sql`hide_city and not publish_address`)
  const isNear = sql`left(${properties.zip}, 2) = ${ofHome(sql`left(zip, 2)`)}`
  const isTownShown = or(eq(properties.hideCity, false), eq(properties.publishAddress, true))
  return and(
    sql`${properties.list} = ${ofHome(offeredList)}`,
    sql`${properties.type} = ${ofHome(sql`type`)}`,
    sql`${properties.status} in ('available', 'option')`,
    sql`${properties.projectId} is not distinct from ${ofHome(sql`project_id`)}`,
    or(isDiscreet, and(isNear, isTownShown)),
  )
}
