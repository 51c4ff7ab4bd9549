import { createHash } from 'node:crypto'
import { and, asc, eq, inArray, lte, ne, or, sql } from 'drizzle-orm'
import { builtOnce } from '../../database/built-once.server'
import type { Database } from '../../database/client.server'
import { feedIds, feedNotices, feedSources } from '../tables.server'
import type { NoticeContent, NoticeKind, NoticeState } from './notice'

export type NoticeRow = typeof feedNotices.$inferSelect

/** Which source has that home or project, and what it calls it. */
export async function sourceOf(db: Database, kind: 'property' | 'project', id: number) {
  const { source, externalId } = feedIds
  const [row] = await db
    .select({ source, externalId })
    .from(feedIds)
    .where(and(eq(feedIds.kind, kind), eq(feedIds.id, id)))
  return row
}

const listening = builtOnce((db) => {
  const { name, tells, isOn } = feedSources
  return db
    .select({ name, tells })
    .from(feedSources)
    .where(and(eq(isOn, true), ne(tells, 'nothing')))
    .orderBy(asc(name))
})

/** Those that are on and hear of something, by name. */
export async function listeningSources(db: Database) {
  return listening(db).execute()
}

type Owed = { source: string; subject: string; content: NoticeContent; now: Date }

/** One row for one thing: told anew when it changed, and not when the CRM knows just that. */
export async function putNotice(tx: Database, { source, subject, content, now }: Owed) {
  const told = fingerprint(content)
  const email = 'person' in content ? content.person.email.toLowerCase() : ''
  const row = { content, email, owedAt: now, dueAt: now }
  await tx
    .insert(feedNotices)
    .values({ source, kind: content.kind, subject, ...row })
    .onConflictDoUpdate({
      target: [feedNotices.source, feedNotices.kind, feedNotices.subject],
      set: {
        ...row,
        // Who is telling it now is done, or gone, by then.
        dueAt: sql`case when ${feedNotices.begunAt} is null then ${stamp(now)}
          else greatest(${feedNotices.dueAt}, ${stamp(now)}) end`,
        version: sql`${feedNotices.version} + 1`,
        state: 'waiting',
        attempts: 0,
        answer: null,
      },
      setWhere: sql`${feedNotices.state} <> 'never'
        and (${feedNotices.state} <> 'taken' or ${feedNotices.told} is distinct from ${told})`,
    })
}

/** Who was told of this thing before, so that the same one hears how it goes on. */
export async function sourcesTold(tx: Database, kind: NoticeKind, subject: string) {
  const rows = await tx
    .select({ source: feedNotices.source })
    .from(feedNotices)
    .where(and(eq(feedNotices.kind, kind), eq(feedNotices.subject, subject)))
  return rows.map(({ source }) => source)
}

/** What a source was told the address of, or is to be. */
export async function addressesTold(tx: Database, source: string) {
  const { externalId, kind, id } = feedIds
  const isSame = and(
    eq(feedNotices.source, feedIds.source),
    eq(feedNotices.kind, 'address'),
    eq(feedNotices.subject, sql`${id}::text`),
  )
  return tx
    .select({ externalId, kind, id })
    .from(feedIds)
    .innerJoin(feedNotices, isSame)
    .where(eq(feedIds.source, source))
}

/** Longer than the longest talk with a CRM: then whoever began it is gone. */
export const lease = 5 * 60_000

/**
 * The next one that is due at that source, with a note that we begin, kept before we do. No lock is held
 * while the CRM thinks: a visitor who moves a viewing meanwhile does not wait for it.
 */
export async function beginNotice(
  db: Database,
  { name: source, tells }: Pick<typeof feedSources.$inferSelect, 'name' | 'tells'>,
  now: Date,
) {
  // Where its homes are is about nobody.
  const isHeard = tells === 'nothing' ? eq(feedNotices.kind, 'address') : undefined
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select()
      .from(feedNotices)
      .where(
        and(
          eq(feedNotices.source, source),
          eq(feedNotices.state, 'waiting'),
          lte(feedNotices.dueAt, now),
          isHeard,
        ),
      )
      // A person does not wait for the addresses of twenty thousand homes.
      .orderBy(
        sql`${feedNotices.kind} = 'address'`,
        asc(feedNotices.dueAt),
        asc(feedNotices.owedAt),
      )
      .limit(1)
      .for('update', { skipLocked: true })
    if (!due) return undefined
    const begun = {
      begunAt: now,
      attempts: due.attempts + 1,
      dueAt: new Date(now.getTime() + lease),
    }
    await tx.update(feedNotices).set(begun).where(eq(feedNotices.id, due.id))
    return { notice: { ...due, ...begun }, wasBegun: due.begunAt !== null }
  })
}

/** What the CRM took is ours no longer; what changed while it was told is still owed. */
export async function noteTaken(
  db: Database,
  { id, version, content }: NoticeRow,
  { externalId, remark }: { externalId: string | null; remark: string | null },
  now: Date,
) {
  const known = { externalId, told: content && fingerprint(content), begunAt: null, answer: remark }
  const rows = await db
    .update(feedNotices)
    .set({ ...known, state: 'taken', takenAt: now, content: null, email: '' })
    .where(and(eq(feedNotices.id, id), eq(feedNotices.version, version)))
    .returning({ id: feedNotices.id })
  if (rows.length === 0) {
    await db
      .update(feedNotices)
      .set({ ...known, dueAt: now })
      .where(eq(feedNotices.id, id))
  }
}

type Trouble = { state: NoticeState; dueAt?: Date; answer: string; isUnknown: boolean }

/** `isUnknown`: it may have arrived all the same, so that it is looked for before it is told again. */
export async function noteTrouble(db: Database, { id, version }: NoticeRow, trouble: Trouble) {
  const { isUnknown, ...change } = trouble
  await db
    .update(feedNotices)
    .set({ ...change, ...(!isUnknown && { begunAt: null }) })
    .where(and(eq(feedNotices.id, id), eq(feedNotices.version, version)))
}

/** The CRM itself is in trouble: nothing else is tried there before that moment. */
export async function restSource(db: Database, source: string, until: Date) {
  await db
    .update(feedNotices)
    .set({ dueAt: until })
    .where(
      and(
        eq(feedNotices.source, source),
        eq(feedNotices.state, 'waiting'),
        lte(feedNotices.dueAt, until),
      ),
    )
}

export const stamp = (now: Date) => sql`${now.toISOString()}::timestamptz`

/** The rights of articles 15 and 17 of the GDPR, as far as what waits for a CRM goes. */
export const noticeRecords = {
  list: (db: Database, email: string) =>
    db
      .select({
        source: feedNotices.source,
        state: feedNotices.state,
        owedAt: feedNotices.owedAt,
        content: feedNotices.content,
      })
      .from(feedNotices)
      .where(eq(feedNotices.email, email.toLowerCase())),
  async erase(tx: Database, email: string): Promise<number> {
    const rows = await tx
      .delete(feedNotices)
      .where(eq(feedNotices.email, email.toLowerCase()))
      .returning({ id: feedNotices.id })
    return rows.length
  },
}

/** What could not be told names a person; what was taken is only a line. */
export async function forgetNotices(db: Database, ages: { failed: Date; over: Date }) {
  await db
    .delete(feedNotices)
    .where(
      or(
        and(eq(feedNotices.state, 'failed'), lte(feedNotices.owedAt, ages.failed)),
        and(inArray(feedNotices.state, ['taken', 'never']), lte(feedNotices.owedAt, ages.over)),
      ),
    )
}

/** The order of its members is that of the sentence in which it was made, so that it does not matter here. */
function fingerprint(content: NoticeContent): string {
  return createHash('sha256').update(ordered(content)).digest('base64url')
}

function ordered(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(ordered).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? ''
  const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${members.map(([name, each]) => `${name}:${ordered(each)}`).join()}}`
}
