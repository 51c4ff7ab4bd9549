import { listDueTodos } from '../../contacts/todos/queries.server'
import { brusselsDay } from '../../language/brussels-day'
import type { Office } from '../office.server'
import { officePath } from '../office-pages'
import { shownTodo } from './load-todos.server'

/** What is late or for today, one's own first; each can be done from where it is told. */
export async function dueTodos({ db, now, staff }: Office, isOwn: boolean, limit: number) {
  const by = brusselsDay(now())
  const { rows, total } = await listDueTodos(db, { me: staff.id, by, isOwn, limit })
  const query = new URLSearchParams({ ...(!isOwn && { whose: 'all' }), until: by })
  return {
    what: 'todos' as const,
    count: total,
    path: `${officePath('todos')}?${query}`,
    lines: rows.map((row) => {
      const todo = shownTodo(row, by)
      const about = [todo.contact?.name, todo.property?.name].filter(Boolean).join(', ')
      const whose = row.todo.forId === staff.id ? '' : todo.forName
      return {
        text: todo.words,
        path: officePath('todo', { id: todo.id }),
        question: [about, whose].filter(Boolean).join(', '),
        todo,
      }
    }),
  }
}
