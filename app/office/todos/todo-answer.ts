/** What was typed for something to do, as it came. */
export type TodoTyped = Record<
  'words' | 'day' | 'for' | 'property' | 'contact' | 'submission',
  string
>
export type TodoProblem = 'words' | 'day' | 'for' | 'about'

export type TodoAnswer =
  | { outcome: 'added' | 'done' | 'undone'; id: string }
  | { outcome: 'refused'; typed: TodoTyped; problem: TodoProblem }

export const todoDone = ['todo-added', 'todo-done', 'todo-undone'] as const

export const isTodoDone = (done: string): done is (typeof todoDone)[number] =>
  todoDone.some((each) => each === done)
