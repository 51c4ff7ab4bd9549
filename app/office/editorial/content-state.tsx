import type { EditedKind } from '../../editorial/writing/edited-content'
import { useTranslation } from '../../language/use-translation'
import { useMoments } from '../use-moments'
import styles from './content-state.module.css'
import { contentPath } from './edited-kinds'

type Props = {
  kind: EditedKind
  id: number
  status: string
  version: number
  hasDrafts: boolean
  saved: { by: string; at: Date } | undefined
}

/** Whether visitors see it, whether somebody is writing, and how to undo either. */
export function ContentState({ kind, id, status, version, hasDrafts, saved }: Props) {
  const { t } = useTranslation('office-editorial')
  const { moment } = useMoments()
  const isPublished = status === 'published'
  return (
    <div className={styles.state}>
      {hasDrafts && <Badge state={isPublished ? 'published' : 'off'} />}
      {saved && <span>{t('state.draft-by', { name: saved.by, at: moment(saved.at) })}</span>}
      <form method="post">
        <input type="hidden" name="version" value={version} />
        {saved && (
          <button type="submit" name="task" value="discard">
            {t('discard')}
          </button>
        )}
        {hasDrafts && isPublished && (
          <button type="submit" name="task" value="withdraw">
            {t('withdraw')}
          </button>
        )}
      </form>
      <a href={contentPath(kind, id, 'content-removal')}>{t('removal.link')}</a>
    </div>
  )
}

export type ShownState = 'published' | 'changed' | 'new' | 'off' | 'waiting' | 'refused'

export function Badge({ state }: { state: ShownState }) {
  const { t } = useTranslation('office-editorial')
  const isShown = state === 'published'
  return (
    <span className={styles.badge} data-state={isShown ? undefined : state}>
      {t(`state.${state}`)}
    </span>
  )
}
