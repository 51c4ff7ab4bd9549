import { and, asc, desc, eq, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/client.server'
import type { Language } from '../../language/languages'
import { judgedProperties } from '../look-ups/look-up-tables.server'
import { isPropertyId } from '../property-id'
import type { StoredPicture } from '../stored/property-media'
import { properties } from '../stored/tables.server'
import { inTownNamed } from './named-by-queries.server'
import type { OfficeGap, OfficeRow, OfficeState, OfficeWish } from './office-list'

const officePageSize = 50

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
  const { id, reference, type, title, street, houseNumber, zip, city, goal, status } = properties
  const { isPublished, hiddenAt, list, source, projectId, priceCents, changedAt } = properties
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
        id,
        reference,
        type,
        title,
        street,
        houseNumber,
        zip,
        city,
        goal,
        status,
        isPublished,
        hiddenAt,
        list,
        source,
        projectId,
        priceCents,
        changedAt,
        cover,
      })
      .from(properties)
      .where(sql`${id} = any (array(${wanted}))`)
      .orderBy(...inOrder(wish)),
    db.$count(properties, where),
  ])
  return { rows, total, pages: Math.max(1, Math.ceil(total / officePageSize)) }
}

/** Every word anywhere in what the office knows a property by; a number may also be its id. */
function words(text: string): SQL[] {
  const { reference, street, houseNumber, zip, city, title } = properties
  const known = sql`f_property_words(${reference}, ${street}, ${houseNumber}, ${zip}, ${city}, ${title})`
  const isId = /^\d{1,10}$/.test(text) && isPropertyId(Number(text))
  const pieces = text.split(/\s+/).filter(Boolean)
  const found = and(
    ...pieces.map((word) =>
      or(sql`${known} like '%' || f_search_key(${word}) || '%'`, ...inTownNamed(word)),
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
