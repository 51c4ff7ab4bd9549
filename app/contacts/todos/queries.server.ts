import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  notInArray,
  or,
  sql,
} from 'drizzle-orm'
import { listStaff } from '../../accounts/staff-queries.server'
import type { Database } from '../../database/client.server'
import { mayBeGiven } from '../../enquiries/change-enquiry.server'
import { listPropertyLines } from '../../properties/owned/property-line-queries.server'
import { contacts } from '../tables.server'
import { type Todo, todos } from './tables.server'
import type { TodoFilter } from './todo-filter'

const isOpen = isNull(todos.doneAt)

/** Who accepted the invitation and may open what is to be done. */
export async function listDoers(db: Database) {
  const staff = await listStaff(db)
  return staff.filter(mayBeGiven).map(({ id, name }) => ({ id, name }))
}
type Doers = Awaited<ReturnType<typeof listDoers>>

function selectTodos(db: Database) {
  const { firstName, lastName, email, phone } = contacts
  return db
    .select({ todo: todos, person: { firstName, lastName, email, phone } })
    .from(todos)
    .leftJoin(contacts, eq(contacts.id, todos.contactId))
}
type Selected = Awaited<ReturnType<typeof selectTodos>>

/** With the names of who does it and of the property. */
async function named(db: Database, rows: Selected, doers: Doers) {
  const ids = [...new Set(rows.flatMap(({ todo }) => todo.propertyId ?? []))]
  const lines = await listPropertyLines(db, ids)
  return rows.map((row) => ({
    ...row,
    forName: doers.find(({ id }) => id === row.todo.forId)?.name ?? null,
    reference: lines.find(({ id }) => id === row.todo.propertyId)?.reference ?? '',
  }))
}

/** One's own, and what is for nobody in particular: who left, or may not open it, does it no more. */
function isMine(me: string, doers: Doers) {
  const others = doers.filter(({ id }) => id !== me).map(({ id }) => id)
  return or(isNull(todos.forId), notInArray(todos.forId, others))
}

type Wish = Omit<TodoFilter, 'page'> & { me: string }
type Page = { limit: number; offset: number }

/** What comes first is what is oldest; of what is done, what was done last. */
export async function listTodos(db: Database, wish: Wish, { limit, offset }: Page) {
  const doers = await listDoers(db)
  const wanted = and(
    wish.show === 'open' ? isOpen : isNotNull(todos.doneAt),
    wish.whose === 'mine' ? isMine(wish.me, doers) : undefined,
    wish.until ? lte(todos.day, wish.until) : undefined,
    wish.property ? eq(todos.propertyId, wish.property) : undefined,
    wish.contact ? eq(todos.contactId, wish.contact) : undefined,
  )
  const order = wish.show === 'open' ? [asc(todos.day), asc(todos.madeAt)] : [desc(todos.doneAt)]
  const [rows, [counted]] = await Promise.all([
    selectTodos(db)
      .where(wanted)
      .orderBy(...order, asc(todos.id))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(todos).where(wanted),
  ])
  return { rows: await named(db, rows, doers), total: counted?.total ?? 0 }
}

/** What is due by a day, one's own before that of others. */
export async function listDueTodos(
  db: Database,
  { me, by, isOwn, limit }: { me: string; by: string; isOwn: boolean; limit: number },
) {
  const doers = await listDoers(db)
  const isDue = and(isOpen, lte(todos.day, by), isOwn ? isMine(me, doers) : undefined)
  const [rows, [counted]] = await Promise.all([
    selectTodos(db)
      .where(isDue)
      .orderBy(sql`${todos.forId} is distinct from ${me}`, asc(todos.day), asc(todos.madeAt))
      .limit(limit),
    db.select({ total: count() }).from(todos).where(isDue),
  ])
  return { rows: await named(db, rows, doers), total: counted?.total ?? 0 }
}

/** On a property or a card: all that is open, and the few that were done lately. */
export async function listTodosOn(
  db: Database,
  on: { propertyId: number } | { contactId: string },
  { since, limit }: { since: Date; limit: number },
) {
  const isOn =
    'propertyId' in on ? eq(todos.propertyId, on.propertyId) : eq(todos.contactId, on.contactId)
  const [open, done, [counted]] = await Promise.all([
    selectTodos(db)
      .where(and(isOn, isOpen))
      .orderBy(asc(todos.day), asc(todos.madeAt))
      .limit(limit),
    selectTodos(db)
      .where(and(isOn, gt(todos.doneAt, since)))
      .orderBy(desc(todos.doneAt))
      .limit(3),
    db.select({ total: count() }).from(todos).where(isOn),
  ])
  const rows = await named(db, [...open, ...done], await listDoers(db))
  return { rows, total: counted?.total ?? 0 }
}

export type TodoRow = Awaited<ReturnType<typeof named>>[number]

export async function findTodo(db: Database, id: string): Promise<TodoRow | undefined> {
  const rows = await selectTodos(db).where(eq(todos.id, id))
  const [row] = await named(db, rows, await listDoers(db))
  return row
}

/** For lines of the journal; what is no number of one is left out. */
export async function listTodosById(db: Database, ids: string[]): Promise<Todo[]> {
  return db
    .select()
    .from(todos)
    .where(inArray(sql`${todos.id}::text`, ids))
}

export async function listTodosOfContact(db: Database, contactId: string): Promise<Todo[]> {
  const isTheirs = eq(todos.contactId, contactId)
  return db.select().from(todos).where(isTheirs).orderBy(asc(todos.day), asc(todos.id))
}

export async function lockTodo(tx: Database, id: string): Promise<Todo | undefined> {
  const [row] = await tx.select().from(todos).where(eq(todos.id, id)).for('update')
  return row
}

/** Nothing when the form was sent before. */
export async function insertTodo(tx: Database, todo: typeof todos.$inferInsert) {
  const [row] = await tx.insert(todos).values(todo).onConflictDoNothing().returning()
  return row
}

export async function updateTodo(tx: Database, id: string, change: Partial<Todo>) {
  await tx.update(todos).set(change).where(eq(todos.id, id))
}

export async function moveTodos(tx: Database, from: string, to: string): Promise<string[]> {
  const rows = await tx
    .update(todos)
    .set({ contactId: to })
    .where(eq(todos.contactId, from))
    .returning({ id: todos.id })
  return rows.map(({ id }) => id)
}

export async function moveTodosBack(tx: Database, ids: string[], from: string, to: string) {
  await tx
    .update(todos)
    .set({ contactId: to })
    .where(and(eq(todos.contactId, from), inArray(todos.id, ids)))
}

export async function deleteTodosOfContact(tx: Database, contactId: string) {
  await tx.delete(todos).where(eq(todos.contactId, contactId))
}

export async function deleteTodosDoneBefore(tx: Database, moment: Date): Promise<number> {
  const rows = await tx.delete(todos).where(lt(todos.doneAt, moment)).returning({ id: todos.id })
  return rows.length
}
