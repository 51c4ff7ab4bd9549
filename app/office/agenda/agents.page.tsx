import { data, redirect } from 'react-router'
import { listAgents } from '../../appointments/agents/agent-queries.server'
import { belgianHolidays } from '../../appointments/slots/belgian-holidays'
import { brusselsDay } from '../../language/brussels-day'
import { useTranslation } from '../../language/use-translation'
import { ButtonAnchor } from '../../ui/button'
import { PhoneLink } from '../../ui/phone-link'
import { sentForm } from '../../web/sent-form.server'
import { officeOf } from '../office.server'
import { officeHead } from '../office-head'
import { OfficePage, Part } from '../office-page'
import { officePath } from '../office-pages'
import { Rows } from '../rows'
import { useMoments } from '../use-moments'
import type { Route } from './+types/agents.page'
import { viewingDone } from './agenda-done'
import { changeDays, listDaysOf } from './change-days.server'
import { DaysOff } from './days-off'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, now, t } = officeOf(context)
  const today = brusselsDay(now())
  const year = Number(today.slice(0, 4))
  const holidays = [year, year + 1].flatMap(belgianHolidays).filter((day) => day >= today)
  return {
    title: t('office-agenda:agents.title'),
    agents: await listAgents(db),
    off: await listDaysOf(db, null, today),
    holidays: holidays.slice(0, 10),
    done: viewingDone(url),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const answer = await changeDays(officeOf(context), null, await sentForm(request))
  if (answer.outcome === 'refused') return data(answer.edit, { status: answer.status })
  throw redirect(`${officePath('agents')}?done=${answer.done}`, 303)
}

export default function Agents({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(['office-agenda', 'office'])
  const { title, agents, off, holidays, done } = loaderData
  const { day } = useMoments()
  return (
    <OfficePage
      title={title}
      crumbs={[{ title: t('agenda.title'), path: officePath('agenda') }]}
      done={done && t(`done.${done}`)}
      actions={<ButtonAnchor href={officePath('agent-new')}>{t('agents.new')}</ButtonAnchor>}
    >
      <Rows
        caption={title}
        rows={agents}
        keyOf={({ id }) => id}
        empty={t('agents.none')}
        columns={[
          {
            title: t('office:field.name'),
            cell: ({ id, name }) => <a href={officePath('agent', { id })}>{name}</a>,
          },
          { title: t('field.phone'), cell: ({ phone }) => <PhoneLink phone={phone} /> },
          { title: t('office:field.email'), cell: ({ email }) => email },
          {
            title: t('field.zipStarts'),
            cell: ({ zipStarts }) => zipStarts.join(', ') || t('agents.everywhere'),
          },
          {
            title: t('agents.state'),
            cell: ({ isActive }) => t(isActive ? 'agents.active' : 'agents.inactive'),
          },
        ]}
      />
      <DaysOff
        title={t('days.of-office')}
        help={t('days.office-help')}
        off={off}
        edit={actionData}
      />
      <Part title={t('days.holidays')}>
        <p className="help">{t('days.holidays-help')}</p>
        <p>{holidays.map((each) => day(`${each}T12:00:00Z`)).join(' · ')}</p>
      </Part>
    </OfficePage>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
