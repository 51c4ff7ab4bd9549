import type { Status } from '../../appointments/appointment'
import { useTranslation } from '../../language/use-translation'

const colours: Record<Status, string> = {
  held: 'amber',
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
