import { contactName } from '../../contacts/contact'
import { listDoers, listTodosOn, type TodoRow } from '../../contacts/todos/queries.server'
import { brusselsDay } from '../../language/brussels-day'
import { daysLater } from '../../language/days-later'
import type { Office } from '../office.server'

/** As a list shows it. */
export function shownTodo({ todo, forName, reference, person }: TodoRow, today: string) {
  const { id, words, day, propertyId, contactId, madeBy, doneAt, doneBy } = todo
  return {
    id,
    words,
    day,
    forName,
    madeBy,
    doneAt,
    doneBy,
    isToday: day === today,
    isLate: doneAt === null && day < today,
    property: propertyId === null ? null : { id: propertyId, name: reference || `${propertyId}` },
    contact: contactId && person ? { id: contactId, name: contactName(person) } : null,
  }
}

/** What a form for something to do starts from; sent twice, it makes one. */
export async function newTodo(office: Office) {
  return {
    me: office.staff.id,
    colleagues: await listDoers(office.db),
    today: brusselsDay(office.now()),
    submission: crypto.randomUUID(),
  }
}

const mostOpen = 10

/** For the box on a property or a card. */
export async function todosOn(office: Office, on: { propertyId: number } | { contactId: string }) {
  const since = daysLater(office.now(), -7)
  const { rows, total } = await listTodosOn(office.db, on, { since, limit: mostOpen })
  const fresh = await newTodo(office)
  return { ...fresh, total, todos: rows.map((row) => shownTodo(row, fresh.today)) }
}
