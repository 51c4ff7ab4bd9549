import { useTranslation } from 'react-i18next'
import type { Status } from '../../appointments/appointment'

const colours: Record<Status, string> = {
  offered: 'amber',
  requested: 'amber',
  confirmed: 'moss',
  done: '',
  cancelled: 'red',
  'no-show': 'red',
}

export function ViewingState({ status }: { status: Status }) {
  const { t } = useTranslation('office-agenda')
  return <span className={`state ${colours[status]}`.trim()}>{t(`status.${status}`)}</span>
}
