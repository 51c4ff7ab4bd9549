import { noonOf, shortDate } from '../../appointments/letters/viewing-time'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import type { ShownTodo } from './todo-data'
import styles from './todos.module.css'

/** By when, and a mark in words when that day is past. */
export function TodoDay({ todo }: { todo: Pick<ShownTodo, 'day' | 'isLate' | 'isToday'> }) {
  const { t } = useTranslation('office-todos')
  const language = useLanguage()
  const { day, isLate, isToday } = todo
  const said = isToday ? t('today') : shortDate(noonOf(day), language)
  return (
    <time dateTime={day} className={isLate ? styles.late : undefined}>
      {isLate ? t('late', { day: said }) : said}
    </time>
  )
}

type PressProps = { todo: Pick<ShownTodo, 'id' | 'words' | 'doneAt'>; form?: string }

/** Done, or not after all, with one press; the button names what it is about. */
export function TodoPress({ todo: { id, words, doneAt }, form }: PressProps) {
  const { t } = useTranslation('office-todos')
  const verb = doneAt === null ? 'done' : 'undone'
  return (
    <button
      className={`more ${styles.press}`}
      type="submit"
      name="todo"
      value={`${verb} ${id}`}
      form={form}
    >
      {t(`press.${verb}`)}
      <span className="hidden"> {words}</span>
    </button>
  )
}

/** By when, and the press, below what it says. */
export function TodoEnd({ todo }: { todo: ShownTodo }) {
  return (
    <form method="post" className={styles.end}>
      <TodoDay todo={todo} />
      <TodoPress todo={todo} />
    </form>
  )
}
