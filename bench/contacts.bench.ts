import { sql } from 'drizzle-orm'
import { readContactFilter } from '../app/contacts/contact-filter'
import { listDuplicates } from '../app/contacts/duplicate-queries.server'
import { findContact, listContacts } from '../app/contacts/queries.server'
import type { Database } from '../app/database/client.server'
import { withDatabase } from './bench-database'
import { row, say, timedFew } from './stopwatch'

const aim = 300

/** The cards of an agency that knows twenty thousand people, one in fifty of them twice. */
export async function run() {
  await withDatabase(async (db) => {
    await plantCards(db)
    say('20000 cards')
    const list = (query: string) =>
      listContacts(db, readContactFilter(new URLSearchParams(query)), { limit: 50, offset: 0 })
    const asked = {
      'the list': () => list(''),
      'search: a name': () => list('text=naam777'),
      'search: a telephone': () => list('text=0470 00 07 77'),
      'search: an address': () => list('text=p777@example.be'),
      'those that may be double': () => list('show=duplicates'),
      'who may be the same, on a card': async () => {
        const [card] = (await list('text=naam777')).rows
        const contact = card && (await findContact(db, card.id))
        if (contact) await listDuplicates(db, contact)
      },
    }
    let slowest = 0
    for (const [what, ask] of Object.entries(asked)) {
      const time = await timedFew(ask)
      slowest = Math.max(slowest, time.p95)
      say(row(what, time))
    }
    say(`  under ${aim} ms: ${slowest < aim ? 'yes' : 'MISSED'}`)
  })
}

async function plantCards(db: Database) {
  await db.execute(sql`insert into contacts
      (first_name, last_name, email, phone, language, town, made_at)
    select 'Voornaam' || n % 500, 'Naam' || n, 'p' || n || '@example.be',
      '0470 ' || lpad(((n - n % 50 / 49) % 1000000)::text, 6, '0'), 'nl', 'Gemeente' || n % 600, now()
    from generate_series(1, 20000) n`)
  await db.execute(
    sql`insert into contact_addresses (email, contact_id) select email, id from contacts`,
  )
  await db.execute(sql`vacuum analyze contacts`)
  await db.execute(sql`vacuum analyze contact_addresses`)
}
