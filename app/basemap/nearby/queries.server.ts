import { sql } from 'drizzle-orm'
import type { Database } from '../../database/client.server'
import { nearbyPlaces } from '../tables.server'
import { flatSpot, type KeptPlace, type NearbyKind, nearbyKinds, type Spot } from './nearby-place'

const atOnce = 5_000

export async function replaceNearbyPlaces(db: Database, places: readonly KeptPlace[]) {
  await db.delete(nearbyPlaces)
  for (let first = 0; first < places.length; first += atOnce) {
    const rows = places.slice(first, first + atOnce).map(({ kind, name, spot }) => {
      return { kind, name, spot, flat: flatSpot(spot) }
    })
    await db.execute(sql`
      insert into ${nearbyPlaces} (kind, name, spot, flat)
      select kind, name, point((spot->>'x')::float8, (spot->>'y')::float8),
        point((flat->>'x')::float8, (flat->>'y')::float8)
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as given (kind text, name jsonb, spot jsonb, flat jsonb)`)
  }
}

export async function countNearbyPlaces(db: Database) {
  const { rows } = await db.execute<{ kind: NearbyKind; count: number }>(
    sql`select kind, count(*)::int as count from ${nearbyPlaces} group by kind order by kind`,
  )
  return rows
}

type Row = { kind: NearbyKind; name: Record<string, string>; x: number; y: number; km: number }

/** The nearest of each kind, by their own distance: the index counts on a plane, which errs by some metres. */
export async function nearestPlaces(db: Database, spot: Spot, count: number): Promise<Row[]> {
  const { x, y } = flatSpot(spot)
  const { rows } = await db.execute<Row>(sql`
    select near.kind, near.name, near.spot[0] as x, near.spot[1] as y,
      f_kilometres(near.spot, point(${spot.x}, ${spot.y})) as km
    from unnest(${sql.param([...nearbyKinds])}::text[]) as wanted (kind)
    cross join lateral (
      select * from ${nearbyPlaces}
      where kind = wanted.kind
      order by flat <-> point(${x}, ${y}) limit ${count}
    ) as near
    order by km`)
  return rows
}
