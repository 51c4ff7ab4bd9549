import { useTranslation } from '../../../language/use-translation'
import { useMoments } from '../../use-moments'
import styles from '../content-state.module.css'

export function SectionState({ saved }: { saved: { by: string; at: Date } | undefined }) {
  const { t } = useTranslation('office-editorial')
  const { moment } = useMoments()
  if (!saved) return null
  return (
    <form method="post" className={styles.state}>
      <span>{t('state.draft-by', { name: saved.by, at: moment(saved.at) })}</span>
      <button type="submit" name="task" value="discard">
        {t('discard')}
      </button>
    </form>
  )
}
