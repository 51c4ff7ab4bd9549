import { useTranslation } from '../../language/use-translation'
import { Notice } from '../office-page'
import { useMoments } from '../use-moments'

type Waiting = { name: string; askedAt: Date; first?: { source: string; startedAt: Date } }

/** A run that was asked for and is not done: which one goes first, or that it begins. */
export function WaitingRun({ name, askedAt, first }: Waiting) {
  const { t } = useTranslation('office-sources')
  const { moment } = useMoments()
  const asked = moment(askedAt)
  if (!first) return <Notice>{t('waiting.begins', { asked })}</Notice>
  const started = moment(first.startedAt)
  const isOwn = first.source === name
  return (
    <Notice>
      {t(isOwn ? 'waiting.own' : 'waiting.other', { asked, started, source: first.source })}
    </Notice>
  )
}
