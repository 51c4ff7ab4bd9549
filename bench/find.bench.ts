import { sql } from 'drizzle-orm'
import type { Database } from '../app/database/client.server'
import { messagesIn } from '../app/language/messages.server'
import { findAnything } from '../app/office/find/find-anything.server'
import { withDatabase } from './bench-database'
import { plantProperties, towns } from './many-properties'
import { row, say, timedFew } from './stopwatch'

const size = 20_000
const mostMilliseconds = 100

/** Search over everything while somebody types, with as many people and enquiries as properties. */
export async function run() {
  await withDatabase(async (db) => {
    await plantProperties(db, size)
    await plantPeople(db)
    say(`${size} properties, ${size} contacts, ${size} enquiries`)
    const staff = { id: '', email: '', name: '', role: 'manager', language: 'nl' } as const
    const office = { db, staff, language: 'nl', t: messagesIn('nl').t } as const
    const texts: Record<string, (round: number) => string> = {
      'nothing yet': () => '',
      'one letter': (round) => 'abdeg'[round % 5] ?? '',
      'two letters': (round) => ['ma', 'ce', 'zq', 'ti', '12'][round % 5] ?? '',
      'a name': (round) => `achternaam${round * 13}`,
      'a name that many have': () => 'achternaam',
      'a telephone number': (round) => `0470 12 ${String(round).padStart(2, '0')} 9`,
      'a reference': (round) => `BK-${1_000 + round * 37}`,
      'a town': (round) => towns[(round * 7) % towns.length]?.name ?? '',
      nothing: (round) => `xyzzy${round}`,
    }
    for (const [name, text] of Object.entries(texts)) {
      const timing = await timedFew((round) =>
        findAnything(office, { text: text(round), limit: 6 }),
      )
      say(row(name, timing))
      if (timing.p95 > mostMilliseconds) say(`  MISSED: more than ${mostMilliseconds} ms`)
    }
  })
}

/** Each with a card. A lock for every card would be too many in one go: nobody else is here. */
async function plantPeople(db: Database) {
  await db.transaction(async (tx) => {
    await tx.execute(sql`alter table enquiries disable trigger user`)
    await tx.execute(sql`
      insert into enquiries (form, language, answers, email, received_at, submission, expires_at, property_id)
      select 'contact-me', 'nl', jsonb_build_object('firstName', 'Voornaam' || n % 300, 'lastName',
          'Achternaam' || n, 'phone', '0470 ' || to_char(n, 'FM00 00 00 00'), 'email', 'p' || n || '@example.be',
          'remark', 'Is dit pand nog vrij?'),
        'p' || n || '@example.be', now() - n * interval '1 minute', gen_random_uuid(),
        now() + interval '1 year', n
      from generate_series(1, ${size}) as n`)
    await tx.execute(sql`alter table enquiries enable trigger user`)
    await tx.execute(sql`
      insert into contacts (first_name, last_name, email, phone, language, town, made_at)
      select answers ->> 'firstName', answers ->> 'lastName', email, answers ->> 'phone', 'nl', 'Aarschot',
        received_at from enquiries`)
    await tx.execute(sql`
      insert into contact_addresses (email, contact_id) select email, id from contacts`)
  })
  await db.execute(sql`vacuum analyze`)
}
