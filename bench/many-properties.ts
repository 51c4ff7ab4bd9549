import { sql } from 'drizzle-orm'
import type { Database } from '../app/database/client.server'
import { propertyDetails } from '../app/properties/stored/property-details'
import centres from '../app/search/suggest/place-centres.json'

/** Two hundred towns, each with a zip of its own. */
export const towns = Object.entries(centres as Record<string, number[]>)
  .filter((_, index) => index % 13 === 0)
  .slice(0, 200)
  .map(([name, [longitude = 0, latitude = 0]], index) => ({
    name,
    longitude,
    latitude,
    zip: `${1000 + index * 40}`,
  }))

const words =
  `huis tuin terras garage licht rustig station winkels school park keuken badkamer zolder
  kelder renovatie nieuwbouw gevel parket veranda dakterras zwembad landelijk stadsrand villa hoeve
  appartement loft duplex atelier praktijkruimte karaktervol instapklaar energiezuinig zonnepanelen
  warmtepomp oprit fietsenberging uitzicht kanaal marktplein`.split(/\s+/)

/** Invented by the database itself, the same on every run: about half for sale, a quarter for rent. */
export async function plantProperties(db: Database, count: number) {
  const details = JSON.stringify(propertyDetails.parse({}))
  await db.transaction(async (tx) => {
    await tx.execute(sql`select setseed(0.42)`)
    await tx.execute(sql`alter table properties disable trigger user`)
    await tx.execute(sql`
      with towns as (select row_number() over () as n, t.* from
          jsonb_to_recordset(${JSON.stringify(towns)}::jsonb)
            as t (name text, zip text, longitude float8, latitude float8)),
        words as (select string_to_array(${words.join(' ')}, ' ') as list),
        dice as (select n, random() as a, random() as b, random() as c, random() as d, random() as e,
            random() as f, random() as g
          from generate_series(1, ${count}) as n)
      insert into properties (id, reference, status, list, goal, type, types, title, description,
        price_cents, publish_price, street, house_number, zip, city, publish_address, latitude,
        longitude, bedrooms, living_area, ground_area, construction_year, energy_performance,
        energy_label, energy_rank, has_garden, has_terrace, has_garage, has_lift, details, pictures,
        published_at, changed_at)
      select dice.n, 'BK-' || dice.n, 'available',
        case when a < 0.55 then 'for-sale' when a < 0.85 then 'for-rent' when a < 0.95 then 'commercial'
          else 'realisations' end,
        case when a < 0.55 then 'sale' else 'rent' end,
        1 + (b * 7)::int % 7, array[1 + (b * 7)::int % 7],
        jsonb_build_object('nl', 'Pand ' || dice.n, 'fr', 'Bien ' || dice.n, 'en', 'Home ' || dice.n),
        jsonb_build_object('nl', told.text, 'fr', told.text),
        (60000 + (c * c * 900000)::int) * 100::bigint, d < 0.95, 'Kerkstraat', (1 + d * 200)::int,
        towns.zip, initcap(towns.name), e < 0.8,
        towns.latitude + (b - 0.5) * 0.06, towns.longitude + (c - 0.5) * 0.09,
        1 + (d * 6)::int, 40 + (e * 300)::int, (a * 3000)::int, 1900 + (f * 126)::int,
        (e * 600)::int, 'c', 2 + (e * 6)::int, a < 0.5, b < 0.5, c < 0.5, d < 0.2, ${details}::jsonb,
        jsonb_build_array(jsonb_build_object('id', 1, 'file', 'pictures/aa/demo.webp', 'width', 1600,
          'height', 1067, 'alt', '{}'::jsonb, 'tone', '#b6a590', 'hash', 'x', 'source', 'x')),
        timestamptz '2026-11-15' - interval '1 hour' * (g * 17520)::int, timestamptz '2026-11-15'
      from dice
      join towns on towns.n = 1 + (e * e * 199)::int
      cross join lateral (select string_agg(words.list[1 + ((k * 7919 + dice.n::bigint * 104729) % 40)], ' ')
        as text from words, generate_series(1, 40) as k) as told`)
  })
  await fillSearchEntries(db)
  for (const table of ['properties', 'search_entries', 'search_texts', 'search_counts']) {
    await db.execute(sql`vacuum analyze ${sql.identifier(table)}`)
  }
}

/** What the triggers would have written, in one go and with the indexes made afterwards. */
async function fillSearchEntries(db: Database) {
  const { rows } = await db.execute<{ name: string; made: string }>(sql`
    select indexname as name, indexdef as made from pg_indexes
    where tablename in ('search_entries', 'search_texts') and indexname not like '%pkey'`)
  for (const { name } of rows) await db.execute(sql`drop index ${sql.identifier(name)}`)
  await db.execute(sql`insert into search_entries select * from searchable_properties`)
  await db.execute(sql`insert into search_texts select * from searchable_texts`)
  for (const { made } of rows) await db.execute(sql.raw(made))
  await db.execute(sql`alter table properties enable trigger user`)
}
