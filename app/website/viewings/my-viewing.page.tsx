import { data, redirect } from 'react-router'
import { planVisits } from '../../appointments/agents/plan-viewings.server'
import { bookingPlan } from '../../appointments/booking/booking-plan'
import { leaveWaitingList } from '../../appointments/waiting/join-waiting-list.server'
import { pathTo } from '../../language/path-to'
import { readForm } from '../../web/read-form.server'
import { visitOf } from '../../web/site.server'
import { headOf, headTags } from '../frame/head'
import type { Route } from './+types/my-viewing.page'
import { todayOf } from './appointment-page.server'
import { actOnVisit } from './my-viewing.server'
import { MyVisitView, WaitingView } from './my-viewing-view'
import {
  openVisitLink,
  openWaitingLink,
  personalHeaders,
  viewOfVisit,
  viewOfWaiting,
} from './viewing-door.server'
import { VisitLinkBroken } from './viewing-link-broken'

const largestForm = 16 * 1024
const refusals = { forged: 404, expired: 410 } as const

/** A look changes nothing: mail programs follow links before people do. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const shown = url.searchParams.has('waiting')
    ? await waitingPage(visit, url.searchParams)
    : await visitPage(visit, url.searchParams)
  const title = visit.t('manage.title', { ns: 'appointments' })
  const head = headOf(visit, {
    title,
    description: title,
    paths: visit.inEveryLanguage((each) => pathTo('my-visit', each)),
    isHidden: true,
  })
  const status = shown.kind === 'broken' ? refusals[shown.why] : 200
  const common = { head, phone: visit.agency().phone, today: todayOf(visit) }
  return data({ ...common, shown }, { status, headers: personalHeaders })
}

type Visit = ReturnType<typeof visitOf>

async function waitingPage(visit: Visit, query: URLSearchParams) {
  const opened = await openWaitingLink(visit, query.get('waiting'))
  if (opened.outcome !== 'found') return { kind: 'broken', why: opened.outcome } as const
  return viewOfWaiting(visit, opened.waiting)
}

async function visitPage(visit: Visit, query: URLSearchParams) {
  const opened = await openVisitLink(visit, query.get('visit'))
  if (opened.outcome !== 'found') return { kind: 'broken', why: opened.outcome } as const
  const view = await viewOfVisit(visit, opened)
  if (!view) return { kind: 'broken', why: 'expired' } as const
  const ask = query.get('ask')
  if (ask === 'move' && view.canMove) {
    const plan = await planVisits(visit, opened.appointment.propertyId)
    if (plan.outcome === 'planned') {
      return { kind: 'move', view, plan: bookingPlan(plan.days, query.get('day')) } as const
    }
  }
  if (ask === 'cancel' && view.canCancel) return { kind: 'cancel', view } as const
  return { kind: 'ticket', view, isMoved: query.get('done') === 'moved' } as const
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const visit = visitOf(context)
  const { searchParams } = url
  const page = pathTo('my-visit', visit.language)
  if (searchParams.has('waiting')) {
    const opened = await openWaitingLink(visit, searchParams.get('waiting'))
    if (opened.outcome !== 'found') return null
    await leaveWaitingList(visit, opened.waiting.id)
    return redirect(`${page}?waiting=${searchParams.get('waiting')}`, 303)
  }
  const opened = await openVisitLink(visit, searchParams.get('visit'))
  if (opened.outcome !== 'found') return null
  const read = await readForm(request, largestForm)
  if (read.outcome !== 'read') throw data(null, { status: 400 })
  const answer = await actOnVisit(visit, opened.appointment, read.data)
  if ('done' in answer) {
    return redirect(`${page}?visit=${searchParams.get('visit')}&done=${answer.done}`, 303)
  }
  return data(answer, { status: answer.status, headers: personalHeaders })
}

export default function MyVisit({ loaderData, actionData }: Route.ComponentProps) {
  const { shown, phone, today } = loaderData
  if (shown.kind === 'broken') return <VisitLinkBroken why={shown.why} phone={phone} />
  if (shown.kind === 'waiting') return <WaitingView {...shown} />
  return <MyVisitView {...{ shown, phone, today }} alert={actionData?.alert ?? null} />
}

export const headers = () => personalHeaders
export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)
