import { redirect } from 'react-router'
import { differences } from '../../../journal/journal'
import type { Office } from '../../office.server'
import { officePath } from '../../office-pages'
import { doTodo } from '../../todos/do-todo.server'
import type { Answer } from '../do-task.server'

/** Nothing typed in the form of the property is saved by it, and nothing is lost. */
export async function todoByForm(office: Office, propertyId: number, form: FormData, sent: Answer) {
  const todo = await doTodo(office, form, { propertyId })
  const isTyped = differences(sent.base, sent.values).length > 0
  if (todo && todo.outcome !== 'refused' && !isTyped) {
    throw redirect(`${officePath('property', { id: propertyId })}?done=todo-${todo.outcome}`, 303)
  }
  return todo && { ...sent, todo }
}
