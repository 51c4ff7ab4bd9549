import { useTranslation } from '../../../language/use-translation'
import styles from './planned.module.css'

/** Whether somebody plans something although the agent is busy by their own calendar. */
export function isDespiteBusy(form: FormData): boolean {
  return form.get('despiteBusy') === 'on'
}

export function DespiteBusy({ isBusy }: { isBusy: boolean }) {
  const { t } = useTranslation('office-agenda')
  if (!isBusy) return null
  return (
    <label className={styles.despite}>
      <input type="checkbox" name="despiteBusy" /> {t('own-calendar.despite')}
    </label>
  )
}
