import { data } from 'react-router'
import * as z from 'zod'
import { addTodo, finishTodo } from '../../contacts/todos/save-todo.server'
import { todoForm } from '../../contacts/todos/todo.form'
import type { Office } from '../office.server'
import type { TodoAnswer, TodoTyped } from './todo-answer'

const fields = ['words', 'day', 'for', 'property', 'contact', 'submission'] as const
/** What a page is about by itself. */
type On = { propertyId?: number; contactId?: string }

/** The buttons of what is to be done, on whatever page they stand; nothing where none was pressed. */
export async function doTodo(
  office: Office,
  form: FormData,
  on: On = {},
): Promise<TodoAnswer | undefined> {
  const task = form.get('todo')
  if (typeof task !== 'string') return undefined
  const [verb, id = ''] = task.split(' ')
  if (verb === 'add') return add(office, form, on)
  const isKnown = (verb === 'done' || verb === 'undone') && z.uuid().safeParse(id).success
  if (!isKnown) throw data(null, { status: 400 })
  const { outcome } = await finishTodo(office, id, verb === 'done')
  if (outcome === 'unknown') throw data(null, { status: 404 })
  return { outcome, id }
}

const sentOnce = z.uuid()
const number = z.coerce.number().int().min(1).max(2_147_483_647)

async function add(office: Office, form: FormData, on: On): Promise<TodoAnswer> {
  const typed = Object.fromEntries(
    fields.map((name) => [name, String(form.get(`todo-${name}`) ?? '').slice(0, 2000)]),
  ) as TodoTyped
  const refused = (problem: 'words' | 'day' | 'for' | 'about') =>
    ({ outcome: 'refused', typed, problem }) as const
  const { words, day } = typed
  const read = todoForm.safeParse({ words, day, forId: typed.for || null })
  if (!read.success) {
    const [name] = read.error.issues[0]?.path ?? []
    return refused(name === 'words' || name === 'day' ? name : 'for')
  }
  const submission = sentOnce.safeParse(typed.submission)
  const propertyId =
    on.propertyId ?? (typed.property ? number.safeParse(typed.property).data : null)
  const contactId = on.contactId ?? (typed.contact ? sentOnce.safeParse(typed.contact).data : null)
  if (!submission.success) throw data(null, { status: 400 })
  if (propertyId === undefined || contactId === undefined) return refused('about')
  const about = { propertyId, contactId, submission: submission.data }
  const { outcome } = await addTodo(office, { ...read.data, ...about })
  switch (outcome) {
    case 'added':
      return { outcome, id: '' }
    case 'unknown-colleague':
      return refused('for')
    case 'unknown':
      return refused('about')
  }
}
