import { data, redirect } from 'react-router'
import { planViewings } from '../../appointments/agents/plan-viewings.server'
import { bookingPlan } from '../../appointments/booking/booking-plan'
import { leaveWaitingList } from '../../appointments/waiting/join-waiting-list.server'
import { pathTo } from '../../language/path-to'
import { siteOf } from '../../site/site.server'
import { readForm } from '../../web/read-form.server'
import { headOf, headTags } from '../frame/head'
import type { Route } from './+types/my-viewing.page'
import { todayOf } from './appointment-page.server'
import { actOnViewing } from './my-viewing.server'
import { MyViewingView, WaitingView } from './my-viewing-view'
import {
  openViewingLink,
  openWaitingLink,
  personalHeaders,
  viewOfViewing,
  viewOfWaiting,
} from './viewing-door.server'
import { ViewingLinkBroken } from './viewing-link-broken'

const largestForm = 16 * 1024
const refusals = { forged: 404, expired: 410 } as const

/** A look changes nothing: mail programs follow links before people do. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const site = siteOf(context)
  const shown = url.searchParams.has('waiting')
    ? await waitingPage(site, url.searchParams)
    : await viewingPage(site, url.searchParams)
  const title = site.t('manage.title', { ns: 'appointments' })
  const head = headOf(site, {
    title,
    description: title,
    paths: site.inEveryLanguage((each) => pathTo('my-viewing', each)),
    isHidden: true,
  })
  const status = shown.kind === 'broken' ? refusals[shown.why] : 200
  const common = { head, phone: site.agency().phone, today: todayOf(site) }
  return data({ ...common, shown }, { status, headers: personalHeaders })
}

type Site = ReturnType<typeof siteOf>

async function waitingPage(site: Site, query: URLSearchParams) {
  const opened = await openWaitingLink(site, query.get('waiting'))
  if (opened.outcome !== 'found') return { kind: 'broken', why: opened.outcome } as const
  return viewOfWaiting(site, opened.waiting)
}

async function viewingPage(site: Site, query: URLSearchParams) {
  const opened = await openViewingLink(site, query.get('visit'))
  if (opened.outcome !== 'found') return { kind: 'broken', why: opened.outcome } as const
  const view = await viewOfViewing(site, opened)
  if (!view) return { kind: 'broken', why: 'expired' } as const
  const ask = query.get('ask')
  if (ask === 'move' && view.canMove) {
    const plan = await planViewings(site, opened.appointment.propertyId)
    if (plan.outcome === 'planned') {
      return { kind: 'move', view, plan: bookingPlan(plan.days, query.get('day')) } as const
    }
  }
  if (ask === 'cancel' && view.canCancel) return { kind: 'cancel', view } as const
  return { kind: 'ticket', view, isMoved: query.get('done') === 'moved' } as const
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const site = siteOf(context)
  const { searchParams } = url
  const page = pathTo('my-viewing', site.language)
  if (searchParams.has('waiting')) {
    const opened = await openWaitingLink(site, searchParams.get('waiting'))
    if (opened.outcome !== 'found') return null
    await leaveWaitingList(site, opened.waiting.id)
    return redirect(`${page}?waiting=${searchParams.get('waiting')}`, 303)
  }
  const opened = await openViewingLink(site, searchParams.get('visit'))
  if (opened.outcome !== 'found') return null
  const read = await readForm(request, largestForm)
  if (read.outcome !== 'read') throw data(null, { status: 400 })
  const answer = await actOnViewing(site, opened, read.data)
  if ('done' in answer) {
    return redirect(`${page}?visit=${searchParams.get('visit')}&done=${answer.done}`, 303)
  }
  return data(answer, { status: answer.status, headers: personalHeaders })
}

export default function MyViewing({ loaderData, actionData }: Route.ComponentProps) {
  const { shown, phone, today } = loaderData
  if (shown.kind === 'broken') return <ViewingLinkBroken why={shown.why} phone={phone} />
  if (shown.kind === 'waiting') return <WaitingView {...shown} />
  return (
    <MyViewingView shown={shown} phone={phone} today={today} alert={actionData?.alert ?? null} />
  )
}

export const headers = () => personalHeaders
export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)
