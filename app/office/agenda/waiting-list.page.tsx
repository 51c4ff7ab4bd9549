import { data, redirect } from 'react-router'
import { listWholeWaitingList } from '../../appointments/agents/agenda-queries.server'
import { leaveForVisitor } from '../../appointments/waiting/leave-for-visitor.server'
import { useTranslation } from '../../language/use-translation'
import { listPropertyLines } from '../../properties/owned/property-line-queries.server'
import { sentForm } from '../../web/sent-form.server'
import { officeOf } from '../office.server'
import { officeHead } from '../office-head'
import { OfficePage } from '../office-page'
import { officePath } from '../office-pages'
import type { Route } from './+types/waiting-list.page'
import { viewingDone } from './agenda-done'
import { WaitingRows } from './waiting-rows'

const most = 500

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, t } = officeOf(context)
  const waiting = await listWholeWaitingList(db, most)
  const properties = await listPropertyLines(db, [
    ...new Set(waiting.map(({ propertyId }) => propertyId)),
  ])
  return {
    title: t('office-agenda:waiting.title'),
    waiting: waiting.map((each) => ({
      ...each,
      property: properties.find(({ id }) => id === each.propertyId),
    })),
    done: viewingDone(url),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await sentForm(request)
  const { outcome } = await leaveForVisitor(officeOf(context), String(form.get('leave')))
  if (outcome === 'unknown') throw data(null, { status: 404 })
  throw redirect(`${officePath('waiting-list')}?done=left`, 303)
}

export default function WaitingList({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('office-agenda')
  const { title, waiting, done } = loaderData
  return (
    <OfficePage
      title={title}
      lead={t('waiting.lead')}
      crumbs={[{ title: t('agenda.title'), path: officePath('agenda') }]}
      done={done && t(`done.${done}`)}
    >
      <WaitingRows waiting={waiting} />
    </OfficePage>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
