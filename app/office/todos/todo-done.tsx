import { useTranslation } from '../../language/use-translation'
import { Notice } from '../office-page'
import type { todoDone } from './todo-answer'
import styles from './todos.module.css'

type Props = { done: (typeof todoDone)[number] | undefined; id: string }

/** What was just done; a press too many is taken back at once. */
export function TodoDone({ done, id }: Props) {
  const { t } = useTranslation('office-todos')
  if (!done) return null
  return (
    <Notice>
      {t(`done.${done}`)}{' '}
      {done === 'todo-done' && id && (
        <form method="post" className={styles.undo}>
          <button className="more" type="submit" name="todo" value={`undone ${id}`}>
            {t('press.undone')}
          </button>
        </form>
      )}
    </Notice>
  )
}
