import { sql } from 'drizzle-orm'
import type { Database } from '../../database/client.server'
import { changeSource, saveSource } from '../crm/source-queries.server'
import { feedNotices } from '../tables.server'

/** A source that is on; whoever reads what is owed to it needs no credentials. */
export async function listeningSource(db: Database, name = 'whise') {
  await saveSource(db, { name, crm: 'whise', credentials: '' })
  await changeSource(db, name, { isOn: true })
}

/** That source has this home of ours, and calls it so. */
export async function giveHome(db: Database, source: string, id: number, externalId: string) {
  await db.execute(sql`
    insert into feed_ids (source, kind, external_id, id)
    values (${source}, 'property', ${externalId}, ${id}) on conflict do nothing`)
}

export async function owed(db: Database) {
  const rows = await db.select().from(feedNotices).orderBy(feedNotices.source)
  return rows.map(({ source, state, content }) => ({ source, state, content }))
}
