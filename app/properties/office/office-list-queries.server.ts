import { and, asc, desc, eq, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/client.server'
import type { Language } from '../../language/languages'
import { judgedProperties } from '../look-ups/look-up-tables.server'
import { isPropertyId } from '../property-id'
import type { StoredPicture } from '../stored/property-media'
import { properties } from '../stored/tables.server'
import { inTownNamed, knownBy } from './named-by-queries.server'
import {
  type OfficeGap,
  type OfficeRow,
  type OfficeState,
  type OfficeWish,
  officeState,
} from './office-list'

const officePageSize = 50
const mostByReference = 100

/** What says which one it is, and how it stands. */
const named = {
  id: properties.id,
  reference: properties.reference,
  type: properties.type,
  title: properties.title,
  street: properties.street,
  houseNumber: properties.houseNumber,
  zip: properties.zip,
  city: properties.city,
  status: properties.status,
  isPublished: properties.isPublished,
  hiddenAt: properties.hiddenAt,
}

/** A page of all that the agency has, and how much there is. `languages` a property must be told in. */
export async function listForOffice(
  db: Database,
  wish: OfficeWish,
  languages: readonly Language[],
) {
  const where = and(
    ...words(wish.text),
    wish.list ? eq(properties.list, wish.list) : undefined,
    wish.state ? inState(wish.state) : undefined,
    wish.gap ? lacks(wish.gap, languages) : undefined,
  )
  const { id, goal, goalNumber, list, source, projectId, priceCents, changedAt, version } =
    properties
  const cover = sql<StoredPicture | null>`${properties.pictures} -> 0`
  // Sorted by what is narrow: the rest of a row is long, and read for one page only.
  const wanted = db
    .select({ id: properties.id })
    .from(properties)
    .where(where)
    .orderBy(...inOrder(wish))
    .limit(officePageSize)
    .offset((wish.page - 1) * officePageSize)
  const [rows, total]: [OfficeRow[], number] = await Promise.all([
    db
      .select({
        ...named,
        goal,
        goalNumber,
        list,
        source,
        projectId,
        priceCents,
        changedAt,
        version,
        cover,
      })
      .from(properties)
      .where(sql`${id} = any (array(${wanted}))`)
      .orderBy(...inOrder(wish)),
    db.$count(properties, where),
  ])
  return { rows, total, pages: Math.max(1, Math.ceil(total / officePageSize)) }
}

/** The few that the words name: the one with this very reference first, then what changed last. */
export async function findNamed(db: Database, text: string, limit: number) {
  const { id, reference, changedAt } = properties
  const rows = await db
    .select(named)
    .from(properties)
    .where(and(...words(text)))
    .orderBy(desc(sql`lower(${reference}) = lower(${text})`), desc(changedAt), desc(id))
    .limit(limit)
  return rows.map((row) => ({ ...row, state: officeState(row) }))
}

/** Which have this in their reference. Their words are read first: those have an index. */
export async function findIdsByReference(db: Database, text: string): Promise<number[]> {
  const like = sql`'%' || f_search_key(${text}) || '%'`
  const rows = await db
    .select({ id: properties.id })
    .from(properties)
    .where(sql`${knownBy} like ${like} and f_search_key(${properties.reference}) like ${like}`)
    .limit(mostByReference)
  return rows.map(({ id }) => id)
}

/** Every word anywhere in what the office knows a property by; a number may also be its id. */
function words(text: string): SQL[] {
  const isId = /^\d{1,10}$/.test(text) && isPropertyId(Number(text))
  const pieces = text.split(/\s+/).filter(Boolean)
  const found = and(
    ...pieces.map((word) =>
      or(sql`${knownBy} like '%' || f_search_key(${word}) || '%'`, ...inTownNamed(word)),
    ),
  )
  const wanted = isId ? or(found, eq(properties.id, Number(text))) : found
  return pieces.length > 0 && wanted ? [wanted] : []
}

function inState(state: OfficeState): SQL | undefined {
  if (state === 'left-feed') return isNotNull(properties.hiddenAt)
  const isHere = isNull(properties.hiddenAt)
  if (state === 'withdrawn') return and(isHere, eq(properties.status, state))
  if (state === 'draft') {
    return and(isHere, eq(properties.isPublished, false), ne(properties.status, 'withdrawn'))
  }
  return and(isHere, eq(properties.isPublished, true), eq(properties.status, state))
}

/** Nobody looks for gaps in what is no longer on offer. What the law misses was judged before. */
function lacks(gap: OfficeGap, languages: readonly Language[]): SQL | undefined {
  const isOffered = sql`${properties.status} in ('available', 'option')`
  const { title, description, pictures, latitude, priceCents, id } = properties
  const missing: Record<OfficeGap, SQL> = {
    mention: sql`exists (select from ${judgedProperties}
      where ${judgedProperties.propertyId} = ${id} and ${judgedProperties.missing} <> '[]')`,
    picture: sql`${pictures} = '[]'`,
    place: sql`${latitude} is null`,
    price: sql`${priceCents} is null`,
    translation: sql`not (${title} ?& ${array(languages)} and ${description} ?& ${array(languages)})`,
  }
  return and(isNull(properties.hiddenAt), isOffered, missing[gap])
}

const array = (names: readonly string[]) => sql`${`{${names.join(',')}}`}::text[]`

function inOrder({ sort, isDescending }: OfficeWish): SQL[] {
  const column = {
    changed: properties.changedAt,
    published: properties.publishedAt,
    reference: properties.reference,
    city: properties.city,
    price: properties.priceCents,
  }[sort]
  const direction = isDescending ? desc : asc
  const first = sort === 'price' ? sql`${direction(column)} nulls last` : direction(column)
  return [first, direction(properties.id)]
}
