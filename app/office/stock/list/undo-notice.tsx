import { useTranslation } from '../../../language/use-translation'
import { Button } from '../../../ui/button'
import { Notice } from '../../office-page'
import styles from './list.module.css'

export type ListDone = { done: 'price' | 'many' | 'undone' | 'nothing-undone'; ids: number[] }

/** What was just done from the list, and the way back. */
export function UndoNotice({ done, ids }: ListDone) {
  const { t } = useTranslation('office-properties')
  return (
    <Notice>
      <div className={styles.done}>
        {t(`list-done.${done}`, { count: ids.length })}
        {(done === 'price' || done === 'many') && (
          <form method="post">
            {ids.map((id) => (
              <input key={id} type="hidden" name="id" value={id} />
            ))}
            <Button kind="quiet" type="submit" name="task" value="undo">
              {t('list-done.undo')}
            </Button>
          </form>
        )}
      </div>
    </Notice>
  )
}
