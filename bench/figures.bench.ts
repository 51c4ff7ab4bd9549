import { sql } from 'drizzle-orm'
import type { Database } from '../app/database/client.server'
import { listFacts } from '../app/figures/queries.server'
import { loadFigures } from '../app/office/figures/load-figures.server'
import { withDatabase } from './bench-database'
import { plantProperties } from './many-properties'
import { row, say, timedFew } from './stopwatch'

const aim = 300

/** The figures of an agency with twenty thousand properties and fifty thousand enquiries. */
export async function run() {
  await withDatabase(async (db) => {
    await plantProperties(db, 20_000)
    await plantFacts(db)
    say('20000 properties, 50000 enquiries, 60000 answers, 20000 viewings, 8000 closings')
    const now = () => new Date('2026-11-15T12:00:00Z')
    const ask = (query: string) => loadFigures({ db, now }, new URLSearchParams(query))
    const year = await timedFew(() => ask(''))
    say(row('the page, twelve months', year))
    const all = await timedFew(() => ask('from=2022-01-01&to=2026-11-15'))
    say(row('the page, five years', all))
    const list = await timedFew(() =>
      listFacts(db, { what: 'enquiry', from: '2022-01-01', to: '2026-11-15', page: 5 }),
    )
    say(row('a list behind it, five years', list))
    const slowest = Math.max(year.p95, all.p95, list.p95)
    say(`  under ${aim} ms: ${slowest < aim ? 'yes' : 'MISSED'}`)
  })
}

async function plantFacts(db: Database) {
  await db.transaction(async (tx) => {
    for (const table of ['enquiries', 'appointments', 'properties']) {
      await tx.execute(sql`alter table ${sql.identifier(table)} disable trigger user`)
    }
    await tx.execute(sql`insert into accounts (email, name, role, language, created_at)
      select 'agent' || n || '@bench.example', 'Agent ' || n, 'agent', 'nl', now()
      from generate_series(1, 12) n`)
    await tx.execute(sql`insert into agents (name, email, phone, language, zip_starts)
      select name, email, '', 'nl', array[(1 + row_number() over ())::text] from accounts`)
    await tx.execute(sql`insert into enquiries (form, language, answers, received_at, submission,
        property_id, source, expires_at, state, assignee_id, letters_due_at)
      select case when n % 20 = 0 then 'purchase-offer' else 'contact-me' end, 'nl',
        '{"firstName": "Nora", "lastName": "Peeters"}',
        timestamptz '2026-11-15' - n * interval '48 minutes', gen_random_uuid(), 1 + n % 20000,
        case n % 5 when 0 then '{"gclid": "x"}' when 1 then '{"utm_source": "immoweb"}' else '{}' end::jsonb,
        '2099-01-01', case when n % 50 = 0 then 'spam' else 'done' end,
        (select id from accounts where email = 'agent' || 1 + n % 13 || '@bench.example'), null
      from generate_series(1, 50000) n`)
    await tx.execute(sql`insert into enquiry_entries (enquiry_id, kind, at, noted_at, by_name)
      select id, 'answer', received_at + k * interval '1 hour' * (number % 90), received_at, 'x'
      from enquiries, generate_series(1, 2) k where number % 5 < 3`)
    await tx.execute(sql`insert into viewing_slots
        (agent_id, property_id, starts_at, ends_at, away_until, seats, released_at)
      select 1 + n % 12, 1 + n % 20000, at, at + interval '30 minutes', at + interval '1 hour', 1, at
      from generate_series(1, 20000) n,
        lateral (select timestamptz '2026-11-15' - n * interval '2 hours' as at) moments`)
    await tx.execute(sql`insert into appointments (slot_id, seat, status, title, first_name, last_name,
        email, phone, language, source, booked_at, changed_at)
      select id, 1, 'done', 'ms', 'Nora', 'Peeters', 'nora@example.be', '', 'nl', 'website', starts_at,
        starts_at from viewing_slots`)
    await tx.execute(sql`insert into property_history (property_id, at, kind, before, after)
      select n, timestamptz '2026-11-15' - n * interval '5 hours', 'status', '"available"', '"sold"'
      from generate_series(1, 8000) n`)
    await tx.execute(sql`insert into property_closings (property_id, state, closed_at, price_cents)
      select property_id, 'sold', at, 30000000 from property_history`)
  })
  for (const table of ['enquiries', 'enquiry_entries', 'appointments', 'property_history']) {
    await db.execute(sql`vacuum analyze ${sql.identifier(table)}`)
  }
}
