import { redirect } from 'react-router'
import { listBackupRuns } from '../../backup/backup-run-queries.server'
import { findMailboxState, listSetAside } from '../../enquiries/replies/mailbox-queries.server'
import { settleAside } from '../../enquiries/replies/settle-loose.server'
import { notesOf } from '../../health/health'
import { doFilesAnswer, readHealth } from '../../health/read-health.server'
import { useTranslation } from '../../language/use-translation'
import { Button } from '../../ui/button'
import { sentForm } from '../../web/sent-form.server'
import { doneIn } from '../done'
import { officeOf } from '../office.server'
import { officeHead } from '../office-head'
import { Notice, OfficePage, Part } from '../office-page'
import { officePath } from '../office-pages'
import { Rows } from '../rows'
import { useMoments } from '../use-moments'
import type { Route } from './+types/health.page'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, now, t, hasBackups, checkFiles, replyPattern } = officeOf(context)
  const hasMailbox = replyPattern !== undefined
  const [health, filesAnswer] = await Promise.all([readHealth(db), doFilesAnswer(checkFiles)])
  const runs = await listBackupRuns(db, 30)
  return {
    title: t('office:menu.health'),
    health,
    filesAnswer,
    runs,
    notes: notesOf(health, now(), { hasSchedule: hasBackups, filesAnswer, hasMailbox }),
    mailbox: hasMailbox ? await findMailboxState(db) : undefined,
    aside: await listSetAside(db),
    done: doneIn(url, ['settled']),
  }
}

/** A mail that was set aside is taken off the list by who read it in the mailbox. */
export async function action({ context, request }: Route.ActionArgs) {
  const office = officeOf(context)
  const form = await sentForm(request)
  await settleAside(office, office.staff, String(form.get('mail') ?? ''))
  throw redirect(`${officePath('health')}?done=settled`, 303)
}

export default function HealthPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('office')
  const { moment } = useMoments()
  const { title, health, filesAnswer, runs, notes, mailbox, aside, done } = loaderData
  const at = (value: Date | null, otherwise: string) => (value ? moment(value) : otherwise)
  const lines = [
    { name: t('health.waiting-letters'), value: health.waitingLetters },
    { name: t('health.oldest-letter'), value: at(health.oldestLetter, t('health.none')) },
    { name: t('health.failed-letters'), value: health.failedLetters },
    { name: t('health.waiting-jobs'), value: health.waitingJobs },
    { name: t('health.files-kept'), value: t(filesAnswer ? 'health.answers' : 'health.away') },
    { name: t('health.last-feed'), value: at(health.lastFeed, t('health.never')) },
    ...(mailbox
      ? [{ name: t('health.mailbox-read'), value: at(mailbox.readAt, t('health.never')) }]
      : []),
    { name: t('health.last-backup'), value: at(health.lastBackup, t('health.never')) },
    { name: t('health.last-drill'), value: at(health.lastDrill, t('health.never')) },
  ]
  return (
    <OfficePage
      title={title}
      lead={t('health.lead')}
      done={done ? t(`health.done.${done}`) : undefined}
    >
      {notes.length === 0 && <Notice>{t('health.well')}</Notice>}
      {notes.map((note) => (
        <Notice key={note} tone="warning">
          {t(`health.worry.${note}`)}
          {note === 'mailbox-away' && mailbox?.problem && ` (${mailbox.problem})`}
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
      {aside.length > 0 && <AsidePart mails={aside} />}
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

type Aside = Route.ComponentProps['loaderData']['aside']

function AsidePart({ mails }: { mails: Aside }) {
  const { t } = useTranslation('office')
  const { moment } = useMoments()
  return (
    <Part title={t('health.aside')}>
      <Rows
        caption={t('health.aside')}
        rows={mails}
        keyOf={({ id }) => id}
        empty=""
        columns={[
          { title: t('health.sender'), cell: ({ sender }) => sender },
          { title: t('health.subject'), cell: ({ subject }) => subject },
          { title: t('health.arrived'), cell: ({ arrivedAt }) => moment(arrivedAt) },
          { title: t('health.problem'), cell: ({ problem }) => problem },
          {
            title: t('health.settle'),
            cell: ({ id, subject }) => (
              <form method="post">
                <input type="hidden" name="mail" value={id} />
                <Button type="submit" kind="quiet">
                  {t('health.settled')}
                  <span className="hidden"> {subject}</span>
                </Button>
              </form>
            ),
          },
        ]}
      />
    </Part>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
