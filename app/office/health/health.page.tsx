import { listBackupRuns } from '../../backup/backup-run-queries.server'
import { worriesOf } from '../../health/health'
import { doFilesAnswer, readHealth } from '../../health/read-health.server'
import { useTranslation } from '../../language/use-translation'
import { officeOf } from '../office.server'
import { officeHead } from '../office-head'
import { Notice, OfficePage, Part } from '../office-page'
import { Rows } from '../rows'
import { useMoments } from '../use-moments'
import type { Route } from './+types/health.page'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, now, t, hasBackups, checkFiles } = officeOf(context)
  const [health, filesAnswer] = await Promise.all([readHealth(db), doFilesAnswer(checkFiles)])
  const runs = await listBackupRuns(db, 30)
  const worries = worriesOf(health, now(), { hasSchedule: hasBackups, filesAnswer })
  return { title: t('office:menu.health'), health, filesAnswer, runs, worries }
}

export default function HealthPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('office')
  const { moment } = useMoments()
  const { title, health, filesAnswer, runs, worries } = loaderData
  const at = (value: Date | null, otherwise: string) => (value ? moment(value) : otherwise)
  const lines = [
    { name: t('health.waiting-letters'), value: health.waitingLetters },
    { name: t('health.oldest-letter'), value: at(health.oldestLetter, t('health.none')) },
    { name: t('health.failed-letters'), value: health.failedLetters },
    { name: t('health.waiting-jobs'), value: health.waitingJobs },
    { name: t('health.files-kept'), value: t(filesAnswer ? 'health.answers' : 'health.away') },
    { name: t('health.last-feed'), value: at(health.lastFeed, t('health.never')) },
    { name: t('health.last-backup'), value: at(health.lastBackup, t('health.never')) },
    { name: t('health.last-drill'), value: at(health.lastDrill, t('health.never')) },
  ]
  return (
    <OfficePage title={title} lead={t('health.lead')}>
      {worries.length === 0 && <Notice>{t('health.well')}</Notice>}
      {worries.map((worry) => (
        <Notice key={worry} tone="warning">
          {t(`health.worry.${worry}`)}
        </Notice>
      ))}
      <Part title={t('health.numbers')}>
        <Rows
          caption={t('health.numbers')}
          rows={lines}
          keyOf={({ name }) => name}
          empty=""
          columns={[
            { title: t('health.what'), cell: ({ name }) => name },
            { title: t('health.value'), cell: ({ value }) => value },
          ]}
        />
      </Part>
      <Part title={t('health.runs')}>
        <Rows
          caption={t('health.runs')}
          rows={runs}
          keyOf={({ id }) => id}
          empty={t('health.no-runs')}
          columns={[
            { title: t('health.started'), cell: ({ startedAt }) => moment(startedAt) },
            { title: t('health.kind'), cell: ({ kind }) => t(`health.run.${kind}`) },
            { title: t('health.result'), cell: ({ outcome }) => t(`health.outcome.${outcome}`) },
            { title: t('health.rows'), isNumber: true, cell: ({ counts }) => counts.rows ?? '' },
            { title: t('health.files'), isNumber: true, cell: ({ counts }) => counts.files ?? '' },
            { title: t('health.problem'), cell: ({ problem }) => problem ?? '' },
          ]}
        />
      </Part>
    </OfficePage>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
