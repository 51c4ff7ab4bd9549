import { findStaff } from '../../accounts/staff-queries.server'
import type { Database } from '../../database/client.server'
import { mayBeGiven } from '../../enquiries/change-enquiry.server'
import type { Writer } from '../../journal/journal'
import { noteChange } from '../../journal/queries.server'
import { findPropertyLine } from '../../properties/owned/property-line-queries.server'
import { lockContact } from '../queries.server'
import { writtenUntil } from '../save-contact.server'
import { updateContact } from '../writing-queries.server'
import { insertTodo, lockTodo, updateTodo } from './queries.server'
import type { Todo } from './tables.server'
import { type TodoEdit, todoEditOf } from './todo.form'

type NewTodo = TodoEdit & {
  propertyId: number | null
  contactId: string | null
  /** Sent twice, the form makes one. */
  submission: string
}

export function addTodo({ db, staff, now }: Writer, { propertyId, contactId, ...wish }: NewTodo) {
  return db.transaction(async (tx) => {
    if (!(await mayDoIt(tx, wish.forId))) return { outcome: 'unknown-colleague' } as const
    // Locked: a card that becomes part of another meanwhile takes this along.
    const contact = contactId ? await lockContact(tx, contactId) : undefined
    const isGone = contactId !== null && (!contact || contact.mergedInto !== null)
    const isNowhere = propertyId !== null && !(await findPropertyLine(tx, propertyId))
    if (isGone || isNowhere) return { outcome: 'unknown' } as const
    const about = { propertyId, contactId }
    const made = await insertTodo(tx, { ...wish, ...about, madeAt: now(), madeBy: staff.name })
    if (made) {
      if (contactId) await updateContact(tx, contactId, { keptUntil: writtenUntil(now()) })
      const after = { day: wish.day }
      await noteChange(tx, { by: staff, at: now(), ...subjectOf(made), action: 'add', after })
    }
    return { outcome: 'added' } as const
  })
}

type Changed = { outcome: 'changed' | 'unknown' | 'unknown-colleague' } | Stale
type Stale = { outcome: 'stale'; todo: Todo }
type Wish = { id: string; basedOn: number; edit: TodoEdit }

export function changeTodo({ db, staff, now }: Writer, { id, basedOn, edit }: Wish) {
  return db.transaction(async (tx): Promise<Changed> => {
    const todo = await lockTodo(tx, id)
    if (!todo) return { outcome: 'unknown' }
    if (todo.version !== basedOn) return { outcome: 'stale', todo }
    const isNewcomer = edit.forId !== todo.forId
    if (isNewcomer && !(await mayDoIt(tx, edit.forId))) return { outcome: 'unknown-colleague' }
    await updateTodo(tx, id, { ...todoEditOf(edit), version: todo.version + 1 })
    const [before, after] = [{ day: todo.day }, { day: edit.day }]
    const noted = { ...subjectOf(todo), action: 'change', before, after }
    await noteChange(tx, { by: staff, at: now(), ...noted })
    return { outcome: 'changed' }
  })
}

/** Or not done after all. Who comes second finds it so. */
export function finishTodo({ db, staff, now }: Writer, id: string, isDone: boolean) {
  return db.transaction(async (tx) => {
    const todo = await lockTodo(tx, id)
    if (!todo) return { outcome: 'unknown' } as const
    if ((todo.doneAt !== null) !== isDone) {
      const done = isDone ? { doneAt: now(), doneBy: staff.name } : { doneAt: null, doneBy: null }
      await updateTodo(tx, id, done)
      const action = isDone ? 'done' : 'undone'
      await noteChange(tx, { by: staff, at: now(), ...subjectOf(todo), action })
    }
    return { outcome: isDone ? 'done' : 'undone' } as const
  })
}

/** The words stay with it, so that they are erased with a person. */
const subjectOf = ({ id }: Todo) => ({ subject: { kind: 'todo', id } })

async function mayDoIt(tx: Database, forId: string | null): Promise<boolean> {
  const colleague = forId ? await findStaff(tx, forId) : undefined
  return forId === null || (colleague !== undefined && mayBeGiven(colleague))
}
