import { data, redirect } from 'react-router'
import { useColon, useTranslation } from '../language/use-translation'
import { listMails } from '../mail/queries.server'
import { sendAgain } from '../mail/send-again.server'
import { sentForm } from '../web/sent-form.server'
import type { Route } from './+types/mails.page'
import { doneOf } from './done'
import { Filters } from './filters'
import { officeOf } from './office.server'
import { officeHead } from './office-head'
import { OfficePage } from './office-page'
import { officePath } from './office-pages'
import { Rows } from './rows'
import { useMoments } from './use-moments'

const states = ['waiting', 'sent', 'kept', 'failed'] as const
const limit = 200

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, t } = officeOf(context)
  const state = states.find((each) => each === url.searchParams.get('state'))
  const mails = await listMails(db, { state, limit })
  return { title: t('office:menu.mails'), mails, state: state ?? '', done: doneOf(url) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const id = String((await sentForm(request)).get('again'))
  const isPosted = await sendAgain(officeOf(context), id)
  if (!isPosted) throw data(null, { status: 404 })
  throw redirect(`${officePath('mails')}?done=posted`, 303)
}

export default function Mails({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('office')
  const { moment } = useMoments()
  const { title, mails, state, done } = loaderData
  return (
    <OfficePage title={title} lead={t('mails.lead')} done={done && t(`done.${done}`)}>
      <Filters
        choices={[
          {
            name: 'state',
            label: t('mails.state'),
            value: state,
            options: states.map((each) => ({ value: each, label: t(`mails.${each}`) })),
          },
        ]}
      />
      <Rows
        caption={title}
        rows={mails}
        keyOf={({ id }) => id}
        empty={t('mails.none')}
        columns={[
          { title: t('mails.subject'), cell: ({ subject }) => subject },
          { title: t('mails.to'), cell: ({ recipient }) => recipient },
          { title: t('mails.written'), cell: ({ createdAt }) => moment(createdAt) },
          { title: t('mails.state'), cell: (mail) => <MailState {...mail} /> },
        ]}
      />
    </OfficePage>
  )
}

type Mail = Route.ComponentProps['loaderData']['mails'][number]

function MailState({ id, state, attempts, lastError, subject }: Mail) {
  const { t } = useTranslation('office')
  const colon = useColon()
  const isStuck = state === 'failed' || state === 'kept'
  return (
    <>
      {t(`mails.${state}`)}
      {lastError && (
        <p className="help">
          {t('mails.attempts', { count: attempts })} {lastError}
        </p>
      )}
      {isStuck && (
        <form method="post">
          <button className="more" type="submit" name="again" value={id}>
            {t('mails.again')}
            <span className="hidden">{colon + subject}</span>
          </button>
        </form>
      )}
    </>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
