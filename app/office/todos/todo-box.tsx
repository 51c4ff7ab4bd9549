import type { ReactNode } from 'react'
import { useTranslation } from '../../language/use-translation'
import { officePath } from '../office-pages'
import type { TodoAnswer } from './todo-answer'
import type { ShownTodo, TodosOn } from './todo-data'
import { TodoFields } from './todo-fields'
import { TodoDay, TodoPress } from './todo-line'
import styles from './todos.module.css'

type Props = {
  box: TodosOn
  /** What the list of all of them is asked for: "property=12". */
  query: string
  /** Of the form that the buttons send along; without it they have forms of their own. */
  form?: string
  answer?: TodoAnswer | undefined
  also: { name: 'property' | 'contact'; options: { id: string | number; name: string }[] }
}

/** On a property or a card: what is still to be done, and a place to add to it. */
export function TodoBox({ box, query, form, answer, also }: Props) {
  const { t } = useTranslation('office-todos')
  const { todos, total, ...fresh } = box
  const refused = answer?.outcome === 'refused' ? answer : undefined
  return (
    <>
      <h2 id="todos">{t('title')}</h2>
      {todos.length === 0 && <p className="help">{t('none')}</p>}
      {todos.length > 0 && (
        <Sent form={form}>
          <ul className={styles.lines}>
            {todos.map((todo) => (
              <BoxLine key={todo.id} todo={todo} form={form} leavesOut={also.name} />
            ))}
          </ul>
        </Sent>
      )}
      {total > todos.length && (
        <p>
          <a href={`${officePath('todos')}?whose=all&${query}`}>{t('all', { count: total })}</a>
        </p>
      )}
      <details className={styles.add} open={refused !== undefined}>
        <summary>{t('new')}</summary>
        <Sent form={form} isUnsaved={refused !== undefined}>
          <TodoFields
            {...fresh}
            form={form}
            typed={refused?.typed}
            problem={refused?.problem}
            also={also}
          />
        </Sent>
      </details>
    </>
  )
}

type SentProps = { form: string | undefined; isUnsaved?: boolean; children: ReactNode }

function Sent({ form, isUnsaved, children }: SentProps) {
  if (form) return children
  return (
    <form method="post" noValidate data-unsaved={isUnsaved || undefined}>
      {children}
    </form>
  )
}

type LineProps = {
  todo: ShownTodo
  form: string | undefined
  /** The page tells the other itself. */
  leavesOut: 'property' | 'contact'
}

function BoxLine({ todo, form, leavesOut: other }: LineProps) {
  const { t } = useTranslation('office-todos')
  const also = todo[other]
  return (
    <li data-done={todo.doneAt ? true : undefined}>
      <a href={officePath('todo', { id: todo.id })}>{todo.words}</a>
      <span className={styles.facts}>
        {todo.doneAt ? t('done-by', { name: todo.doneBy }) : <TodoDay todo={todo} />}
        {!todo.doneAt && <span>{todo.forName ?? t('everybody')}</span>}
        {also && <a href={officePath(other, { id: also.id })}>{also.name}</a>}
        <TodoPress todo={todo} form={form} />
      </span>
    </li>
  )
}
