import type { shownTodo, todosOn } from './load-todos.server'

/** What lists and boxes are drawn from. */
export type ShownTodo = ReturnType<typeof shownTodo>
export type TodosOn = Awaited<ReturnType<typeof todosOn>>
