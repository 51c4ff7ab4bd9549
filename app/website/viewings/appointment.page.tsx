import { data, redirect } from 'react-router'
import { openBooking, submitBooking } from '../../appointments/booking/submit-booking.server'
import { visitToken, waitingToken } from '../../appointments/letters/viewing-details.server'
import { thankYouPath } from '../../enquiries/thank-you'
import { pathTo } from '../../language/path-to'
import { readForm } from '../../web/read-form.server'
import { visitOf } from '../../web/site.server'
import { refusals } from '../forms/form-door.server'
import { headOf, headTags } from '../frame/head'
import type { Route } from './+types/appointment.page'
import { appointmentPage, todayOf } from './appointment-page.server'
import { AppointmentView, OfflineVisit } from './appointment-view'
import { HomeChooser } from './property-chooser'
import { personalHeaders } from './viewing-door.server'

const largestForm = 64 * 1024

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const page = await appointmentPage(visit, url.searchParams)
  const isGone = page.kind === 'choose' && page.isGone
  const shown = {
    page,
    phone: visit.agency().phone,
    today: todayOf(visit),
    head: headOf(visit, {
      title: visit.t('page.title', { ns: 'appointments' }),
      description: visit.t('page.description', { ns: 'appointments' }),
      paths: visit.inEveryLanguage((each) => pathTo('appointment', each)),
      isHidden: url.search !== '',
    }),
  }
  return data(shown, { status: isGone ? 410 : 200, headers: personalHeaders })
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const visit = visitOf(context)
  const { language, address } = visit
  const page = await appointmentPage(visit, url.searchParams)
  if (page.kind !== 'book') return null
  const read = await readForm(request, largestForm)
  if (read.outcome !== 'read') {
    const { status, notice } = refusals[read.outcome]
    const { form, ...booking } = openBooking(visit)
    return data({ ...booking, form: { ...form, notice } }, { status, headers: personalHeaders })
  }
  const { home, plan, intent } = page
  const sent = { propertyId: home.id, day: plan.chosen.day, intent, language, address }
  const answer = await submitBooking(visit, { ...sent, data: read.data })
  const thanks = thankYouPath('contact-appointment', language)
  switch (answer.outcome) {
    case 'booked':
      return redirect(`${thanks}?visit=${visitToken(visit.signer, answer.appointment, false)}`, 303)
    case 'joined':
      return redirect(`${thanks}?waiting=${waitingToken(visit.signer, answer.waiting)}`, 303)
    case 'invalid':
      return data(answer.state, { status: 422, headers: personalHeaders })
    case 'not-stored':
      return data(answer.state, { status: 503, headers: personalHeaders })
    case 'refused':
      return data(answer.state, { status: 409, headers: personalHeaders })
  }
}

export default function Appointment({ loaderData, actionData }: Route.ComponentProps) {
  const { page, phone, today } = loaderData
  if (page.kind === 'choose') return <HomeChooser {...page} phone={phone} />
  if (page.kind === 'offline') return <OfflineVisit home={page.home} phone={phone} />
  return <AppointmentView {...{ page, phone, today }} answer={actionData ?? undefined} />
}

export const headers = () => personalHeaders
export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)
