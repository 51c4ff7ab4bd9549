import type { DemandStatus, OfficeStatus } from '../../demands/demand'
import { useTranslation } from '../../language/use-translation'
import { Button } from '../../ui/button'
import { Part } from '../office-page'
import { StatusBadge } from './status-badge'

const words = { active: 'resume', paused: 'pause', stopped: 'stop' } as const
type Props = { status: DemandStatus; version: number; next: OfficeStatus[] }

/** Whether letters go out, and what the office may do about that. */
export function StatusForm({ status, version, next }: Props) {
  const { t } = useTranslation('office-demands')
  return (
    <Part title={t('demand.status')}>
      <form method="post" className="row">
        <input type="hidden" name="version" value={version} />
        <StatusBadge status={status} />
        {next.map((each) => (
          <Button key={each} kind="quiet" type="submit" name="status" value={each}>
            {t(`demand.${words[each]}`)}
          </Button>
        ))}
      </form>
      {(status === 'stopped' || status === 'unconfirmed') && (
        <p className="help">{t(`demand.${status}`)}</p>
      )}
    </Part>
  )
}
