import { and, desc, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Database } from '../database/client.server'
import type { Language } from '../language/languages'
import { translated } from '../language/translated'
import type { Signer } from '../web/signed-link.server'
import { badges, projectNames, propertyTypes } from './look-up-tables.server'
import type { PropertyCard } from './property'
import { type PropertyDetail, toDetail } from './property-detail'
import { isPropertyId } from './property-id'
import { labelsIn, toCard } from './public-card'
import { safeHtml } from './safe-html.server'
import { closest } from './similar'
import { properties } from './tables.server'

type Found =
  | {
      outcome: 'found'
      projectId: number | null
      changedAt: Date
      detailIn: (language: Language) => PropertyDetail
      cardIn: (language: Language) => PropertyCard
      similarIn: (language: Language) => PropertyCard[]
    }
  | { outcome: 'gone'; similarIn: (language: Language) => PropertyCard[] }
  | { outcome: 'unknown' }

const isVisible = and(eq(properties.isPublished, true), isNull(properties.hiddenAt))
const candidates = 8
const shownSimilar = 4

/** A home and those like it, in one round trip; what the owner keeps private stops here. */
export async function findPropertyDetail(db: Database, id: number, signer: Signer): Promise<Found> {
  if (!isPropertyId(id)) return { outcome: 'unknown' }
  const [first, ...others] = await unionAll(
    selectTold(db).where(eq(properties.id, id)),
    selectTold(db)
      .where(and(isVisible, ne(properties.id, id), isLike(id)))
      .orderBy(desc(properties.publishedAt))
      .limit(candidates),
  )
  if (!first?.property.isPublished || first.property.id !== id) return { outcome: 'unknown' }
  const { hiddenAt, status } = first.property
  const similar = closest(first.property, others, shownSimilar)
  const similarIn = (language: Language) => similar.map((other) => cardOf(other, language))
  if (hiddenAt || status === 'withdrawn') return { outcome: 'gone', similarIn }
  return { ...foundHome(first, signer.fingerprint('place', id)), similarIn }
}

/** It was on the site once, and is not any more. */
export async function wasProperty(db: Database, id: number): Promise<boolean> {
  if (!isPropertyId(id)) return false
  const count = await db.$count(
    properties,
    and(eq(properties.id, id), eq(properties.isPublished, true)),
  )
  return count > 0
}

function foundHome(told: Told, unguessable: Uint8Array) {
  const { property } = told
  return {
    outcome: 'found' as const,
    projectId: property.projectId,
    changedAt: property.changedAt,
    detailIn: (language: Language): PropertyDetail => ({
      ...toDetail(property, {
        ...{ language, unguessable, sanitised: safeHtml },
        project: projectIn(told, language),
      }),
      ...labelsIn(told, language),
    }),
    cardIn: (language: Language) => cardOf(told, language),
  }
}

function selectTold(db: Database) {
  return db
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
    .$dynamic()
}

type Told = Awaited<ReturnType<typeof selectTold>>[number]

function projectIn({ project }: Told, language: Language): PropertyCard['project'] {
  return project && { ...project, title: translated(project.title, language) }
}

function cardOf(told: Told, language: Language): PropertyCard {
  const card = toCard(told.property, projectIn(told, language), language)
  return { ...card, ...labelsIn(told, language) }
}

/**
 * Offered now, of the same type and from the same corner of the country; for a unit: of its project.
 * Neither price nor hidden towns take part, or the homes shown beside a discreet one would tell them.
 */
function isLike(id: number): SQL | undefined {
  const ofHome = (expression: SQL) =>
    sql`(select ${expression} from properties home where id = ${id})`
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
