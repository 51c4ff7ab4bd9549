import { and, desc, eq, ilike, inArray, lt, or, type SQL } from 'drizzle-orm'
import type { Database } from '../database/client.server'
import type { Change, Subject } from './journal'
import { changes } from './tables.server'

type Noted = {
  by: { id: string; name: string }
  at: Date
  subject: Subject
  action: string
  before?: unknown
  after?: unknown
}

/** In the transaction that makes the change: neither is there without the other. */
export async function noteChange(tx: Database, { by, at, subject, action, before, after }: Noted) {
  await tx.insert(changes).values({
    at,
    accountId: by.id,
    accountName: by.name,
    kind: subject.kind,
    subject: subject.id,
    action,
    before: before ?? null,
    after: after ?? null,
  })
}

/** The versions of one thing, the newest first. */
export async function listChanges(db: Database, subject: Subject, limit = 50): Promise<Change[]> {
  return db.select().from(changes).where(about(subject)).orderBy(desc(changes.id)).limit(limit)
}

export async function findChange(db: Database, id: number): Promise<Change | undefined> {
  const [row] = await db.select().from(changes).where(eq(changes.id, id))
  return row
}

type Wish = { kind?: string; text?: string; before?: number; limit: number }

/** The whole journal, a page at a time: `before` is the last one that was read. */
export async function readJournal(db: Database, { kind, text, before, limit }: Wish) {
  const like = text && `%${text.replace(/[\\%_]/g, '\\$&')}%`
  const wanted: (SQL | undefined)[] = [
    kind ? eq(changes.kind, kind) : undefined,
    like ? or(ilike(changes.accountName, like), ilike(changes.subject, like)) : undefined,
    before ? lt(changes.id, before) : undefined,
  ]
  return db
    .select()
    .from(changes)
    .where(and(...wanted))
    .orderBy(desc(changes.id))
    .limit(limit)
}

export async function listChangedKinds(db: Database): Promise<string[]> {
  const rows = await db.selectDistinct({ kind: changes.kind }).from(changes).orderBy(changes.kind)
  return rows.map(({ kind }) => kind)
}

/** Someone asked to be forgotten: that something was done stays, what it said goes. */
export async function forgetDetails(tx: Database, kind: string, ids: string[]) {
  if (ids.length === 0) return
  await tx
    .update(changes)
    .set({ before: null, after: null })
    .where(and(eq(changes.kind, kind), inArray(changes.subject, ids)))
}

function about({ kind, id }: Subject) {
  return and(eq(changes.kind, kind), eq(changes.subject, id))
}
