import type { DemandStatus } from '../../demands/demand'
import { useTranslation } from '../../language/use-translation'
import styles from './demands.module.css'

const tones: Record<DemandStatus, string> = {
  active: 'state moss',
  paused: 'state amber',
  unconfirmed: 'state',
  unreadable: 'state red',
  stopped: 'state',
}

export function StatusBadge({ status }: { status: DemandStatus }) {
  const { t } = useTranslation('office-demands')
  return <span className={`${tones[status]} ${styles.whole}`}>{t(`status.${status}`)}</span>
}
