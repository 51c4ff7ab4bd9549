import { sql } from 'drizzle-orm'
import { judgeProperties, listLacking } from '../app/costs/rules/mentions-command.server'
import { openRuleBook } from '../app/costs/rules/open-rule-book.server'
import { type Database, openDatabase } from '../app/database/client.server'
import { runningEmbeddedPostgres } from '../app/database/embedded-postgres.server'
import { officePath } from '../app/office/office-pages'
import { isOnSite, propertyPathIn } from '../app/office/stock/property-paths.server'
import { officeWish } from '../app/properties/office/office-list'
import { listForOffice } from '../app/properties/office/office-list-queries.server'
import { findProperty } from '../app/properties/office/office-queries.server'
import { plantProperties, towns } from './many-properties'
import { officeSession, saveForm } from './office-session'
import { share, somePages, survivors } from './outdating'
import { openSite, type Site } from './site'
import { row, say, timed, timedFew } from './stopwatch'

const size = 20_000
const lists = ['for-sale', 'for-rent'] as const

/** The office of an agency with twenty thousand properties: its list, its search, a save and what follows. */
export async function run() {
  const site = await openSite('data/bench-office')
  const database = openDatabase(runningEmbeddedPostgres(site.dataFolder) ?? '', () => {})
  try {
    await fill(database.db)
    await queries(database.db)
    await pages(site, database.db)
  } finally {
    await database.close()
    await site.close()
  }
}

async function fill(db: Database) {
  await openRuleBook(db)
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from properties`,
  )
  if (rows[0]?.count !== size) {
    await db.execute(sql`truncate properties cascade`)
    await plantProperties(db, size)
  }
  say(`${size} properties`)
}

async function queries(db: Database) {
  const ask = (query: string) =>
    listForOffice(db, officeWish(new URLSearchParams(query), lists), ['nl', 'fr', 'en'])
  const town = (round: number) => towns[(round * 7) % towns.length]?.name ?? ''
  say('\nQueries')
  say(row('list, last changed first', await timed(() => ask(''))))
  say(row('list, by price, page 40', await timed(() => ask('sort=price&page=40'))))
  say(row('search: a town', await timed((round) => ask(`q=${town(round)}`))))
  say(row('search: a reference', await timed((round) => ask(`q=BK-${1_000 + round * 37}`))))
  say(row('homes without a translation', await timed(() => ask('gap=translation'))))
  const all = { db, now: () => new Date() }
  const anew = await timedFew(async () => {
    await db.execute(sql`truncate judged_properties`)
    await judgeProperties(all)
  })
  say(row('what the law misses, all anew', anew))
  say(row('what the law misses, kept', await timedFew(() => listLacking(all))))
  const lacking = async () => {
    await judgeProperties(all)
    return ask('gap=mention')
  }
  say(row('the list of those homes', await timedFew(lacking)))
}

async function pages({ origin, ...site }: Site, db: Database) {
  const cookie = await officeSession(db)
  const get = async (path: string) => (await fetch(origin + path, { headers: { cookie } })).text()
  const list = officePath('properties')
  say('\nPages, as a browser gets them')
  say(row('the list', await timedFew(() => get(list))))
  say(row('its search', await timedFew((round) => get(`${list}?q=${towns[round * 3]?.name}`))))
  const { id, path } = await someProperty(db)
  say(row('the editor', await timedFew(() => get(officePath('property', { id })))))
  const session = { origin, cookie, db }
  say(row('a save', await timedFew((round) => saveForm(session, id, 20_000_000 + round * 100))))

  const shown = await timedFew(async (round) => {
    const cents = 30_000_000 + round * 100_000
    await saveForm(session, id, cents)
    const price = `${(cents / 100).toLocaleString('nl-BE')}`
    while (!(await (await fetch(origin + path)).text()).includes(price));
  })
  say(row('a save until visitors see it', shown))
  say(`  within a second: ${shown.p95 < 1_000 ? 'yes' : 'MISSED'}`)
  // The few that must be made anew, among those that must not.
  const touched = [path, '/nl/te-koop/', '/fr/a-vendre/', '/nl/'].map((each) => origin + each)
  const kept = [...touched, ...(await somePages({ origin, ...site }))]
  const left = await survivors(kept, () => saveForm(session, id, 41_100_000))
  say(
    `  pages kept: ${kept.length}, still good after that save: ${left}, ${share(left, kept.length)}`,
  )
  if (left === kept.length || left < kept.length * 0.8) say('  MISSED: too few or too many')
}

/** For sale, with a price that visitors see. */
async function someProperty(db: Database) {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from properties where list = 'for-sale' and publish_price order by id limit 1`)
  const property = await findProperty(db, rows[0]?.id ?? 0)
  if (!property || !isOnSite(property)) throw new Error('nothing is for sale')
  return { id: property.id, path: (await propertyPathIn(db, property))('nl') }
}
