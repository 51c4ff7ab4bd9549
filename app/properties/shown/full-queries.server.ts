import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { builtOnce } from '../../database/built-once.server'
import type { Database } from '../../database/client.server'
import type { Language } from '../../language/languages'
import { type CostFacts, costFactsOf } from '../cost-facts'
import { type LightFacts, lightFactsOf } from '../light/property-light'
import { goneProperties } from '../look-ups/look-up-tables.server'
import type { PropertyCard } from '../property'
import { isPropertyId } from '../property-id'
import { belgium, commercialType, takeOverGoal } from '../property-lists'
import { projectTitle } from '../property-title'
import { safeHtml } from '../stored/safe-html.server'
import { properties } from '../stored/tables.server'
import { type VisitFacts, visitFactsOf } from '../visit-facts'
import { type FullProperty, toDetail } from './full-property'
import { labelsIn, toCard } from './public-card'
import type { Spot } from './shown-place'
import { selectNamed } from './shown-queries.server'
import { closest } from './similar'

type Found =
  | {
      outcome: 'found'
      projectId: number | null
      changedAt: Date
      /** For sums: what is private in them is not told as it is. */
      costFacts: CostFacts
      lightFacts: LightFacts
      /** Who shows it follows from its postal code, also from one that is private. */
      visitFacts: VisitFacts
      detailIn: (language: Language) => FullProperty
      cardIn: (language: Language) => PropertyCard
      similarIn: (language: Language) => PropertyCard[]
    }
  | { outcome: 'gone'; similarIn: (language: Language) => PropertyCard[] }
  | { outcome: 'unknown' }

const candidates = 8
const shownSimilar = 4

/** A property and those like it, in one round trip; what the owner keeps private stops here. */
export async function findFullProperty(db: Database, id: number): Promise<Found> {
  if (!isPropertyId(id)) return { outcome: 'unknown' }
  const rows = await propertyAndLike(db).execute({ id })
  const property = rows.find(({ property }) => property.id === id)
  const isShown = property?.property.isPublished ?? false
  if (!isShown && !(await isTombstone(db, id))) return { outcome: 'unknown' }
  if (!property) return goneForGood
  const others = rows
    .filter((row) => row !== property)
    .sort((one, next) => next.property.id - one.property.id)
  const { hiddenAt, status } = property.property
  const similar = closest(property.property, others, shownSimilar)
  const similarIn = (language: Language) => similar.map((other) => cardOf(other, language))
  if (!isShown || hiddenAt || status === 'withdrawn') return { outcome: 'gone', similarIn }
  return { ...foundProperty(property), similarIn }
}

/** It was on the site once, and is not any more. */
export async function wasProperty(db: Database, id: number): Promise<boolean> {
  if (!isPropertyId(id)) return false
  const count = await db.$count(
    properties,
    and(eq(properties.id, id), eq(properties.isPublished, true)),
  )
  return count > 0 || isTombstone(db, id)
}

const wanted = sql.placeholder('id')

const propertyAndLike = builtOnce((db) =>
  unionAll(
    selectProperties(db).where(eq(properties.id, wanted)),
    selectProperties(db).where(sql`${properties.id} = any (array${likeProperty()})`),
  ),
)

const goneForGood = { outcome: 'gone' as const, similarIn: () => [] }

async function isTombstone(db: Database, id: number): Promise<boolean> {
  return (await db.$count(goneProperties, eq(goneProperties.id, id))) > 0
}

function foundProperty(told: PropertyRow) {
  const { hiddenSpot, ...property } = told.property
  return {
    outcome: 'found' as const,
    projectId: property.projectId,
    changedAt: property.changedAt,
    costFacts: costFactsOf(property),
    lightFacts: lightFactsOf(property),
    visitFacts: visitFactsOf(property),
    detailIn: (language: Language): FullProperty => ({
      ...toDetail(property, {
        language,
        hiddenSpot,
        sanitised: safeHtml,
        project: projectIn(told, language),
      }),
      ...labelsIn(told, language),
    }),
    cardIn: (language: Language) => cardOf(told, language),
  }
}

/** Where a property without a public address may be shown. */
const spot = sql<Spot | null>`case when not ${properties.publishAddress} then
  f_hidden_spot('property', ${properties.id}, ${properties.longitude}, ${properties.latitude}) end`

const selectProperties = (db: Database) =>
  selectNamed(db, { ...getTableColumns(properties), hiddenSpot: spot })

type PropertyRow = Awaited<ReturnType<typeof selectProperties>>[number]

function projectIn({ project }: PropertyRow, language: Language): PropertyCard['project'] {
  return project && { ...project, title: projectTitle(project, language) }
}

function cardOf(told: PropertyRow, language: Language): PropertyCard {
  const card = toCard(told.property, projectIn(told, language), language)
  return { ...card, ...labelsIn(told, language) }
}

/** The list that a property stands in, or would if it were still on offer: `listOf`, in SQL. */
const listOnOffer = sql`case
  when status in ('available', 'option') then list
  when project_id is not null then 'projects'
  when country_id <> ${belgium} then 'abroad'
  when type = ${commercialType} or goal_number = ${takeOverGoal} then 'commercial'
  when goal = 'sale' then 'for-sale'
  else 'for-rent' end`

/**
 * Offered now, under the same contract, of the same type and from the same corner of the country; for a
 * unit: of its project.
 * Neither price nor hidden towns take part, or the properties shown beside a discreet one would tell them.
 * The bounds keep the area inside the index; for a discreet property they hold every area.
 */
function likeProperty(): SQL {
  return sql`(
    with home as (
      select type, project_id, goal, goal_number = ${takeOverGoal} as is_take_over,
        left(zip, 2) as area, hide_city and not publish_address as is_discreet,
        ${listOnOffer} as list
      from properties where id = ${wanted}
    )
    select other.id from properties other
    where other.is_published and other.hidden_at is null and other.id <> ${wanted}
      and other.list = (select list from home)
      and other.type = (select type from home)
      and other.goal = (select goal from home)
      and (other.goal_number = ${takeOverGoal}) = (select is_take_over from home)
      and left(other.zip, 2) >= (select case when is_discreet then '' else area end from home)
      and left(other.zip, 2) <= (select case when is_discreet then '~' else area end from home)
      and other.status in ('available', 'option')
      and other.project_id is not distinct from (select project_id from home)
      and (other.publish_address or not other.hide_city)
    order by other.published_at desc, other.id
    limit ${candidates})`
}
