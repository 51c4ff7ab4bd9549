import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/client.server'
import type { Language } from '../../language/languages'
import { translated } from '../../language/translated'
import { badges } from '../look-ups/look-up-tables.server'
import { properties } from '../stored/tables.server'

/** What a marker on the map needs to know: its badge, and whether its place is exact. */
export async function listMarkerFacts(db: Database, ids: number[], language: Language) {
  const [rows, known] = await Promise.all([
    ids.length > 0
      ? db
          .select({
            id: properties.id,
            badge: properties.badge,
            name: badges.name,
            isExact: properties.publishAddress,
          })
          .from(properties)
          .leftJoin(badges, eq(badges.code, properties.badge))
          .where(inArray(properties.id, ids))
      : [],
    db.select({ code: badges.code, isOnMap: badges.isOnMap }).from(badges),
  ])
  return {
    facts: new Map(
      rows.map(({ id, badge, name, isExact }) => {
        return [id, { badge, badgeText: name ? translated(name, language) : '', isExact }]
      }),
    ),
    ignored: known.filter(({ isOnMap }) => !isOnMap).map(({ code }) => code),
  }
}
