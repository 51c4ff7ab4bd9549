import { data, redirect } from 'react-router'
import { openBooking, submitBooking } from '../../appointments/booking/submit-booking.server'
import { viewingToken, waitingToken } from '../../appointments/letters/viewing-details.server'
import { thankYouPath } from '../../enquiries/thank-you'
import { pathTo } from '../../language/path-to'
import { siteOf } from '../../site/site.server'
import { readForm } from '../../web/read-form.server'
import { refusals } from '../forms/form-door.server'
import { headOf, headTags } from '../frame/head'
import type { Route } from './+types/appointment.page'
import { appointmentPage, todayOf } from './appointment-page.server'
import { AppointmentView, OfflineViewing } from './appointment-view'
import { PropertyChooser } from './property-chooser'
import { personalHeaders } from './viewing-door.server'

const largestForm = 64 * 1024

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = siteOf(context)
  const page = await appointmentPage(site, url.searchParams)
  const isGone = page.kind === 'choose' && page.isGone
  const shown = {
    page,
    phone: site.agency().phone,
    today: todayOf(site),
    head: headOf(site, {
      title: site.t('page.title', { ns: 'appointments' }),
      description: site.t('page.description', { ns: 'appointments' }),
      paths: site.inEveryLanguage((each) => pathTo('appointment', each)),
      isHidden: url.search !== '',
    }),
  }
  return data(shown, { status: isGone ? 410 : 200, headers: personalHeaders })
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const site = siteOf(context)
  const { language, address } = site
  const page = await appointmentPage(site, url.searchParams)
  if (page.kind !== 'book') return null
  const read = await readForm(request, largestForm)
  if (read.outcome !== 'read') {
    const { status, notice } = refusals[read.outcome]
    const { form, ...booking } = openBooking(site)
    return data({ ...booking, form: { ...form, notice } }, { status, headers: personalHeaders })
  }
  const { property, plan, intent, isHeld } = page
  const sent = { propertyId: property.id, day: plan.chosen.day, intent, language, address, isHeld }
  const answer = await submitBooking(site, { ...sent, data: read.data })
  const thanks = thankYouPath('contact-appointment', language)
  switch (answer.outcome) {
    case 'booked':
      return redirect(
        `${thanks}?visit=${viewingToken(site.signer, answer.appointment, false)}`,
        303,
      )
    case 'joined':
      return redirect(`${thanks}?waiting=${waitingToken(site.signer, answer.waiting)}`, 303)
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
  if (page.kind === 'choose') return <PropertyChooser {...page} phone={phone} />
  if (page.kind === 'offline') return <OfflineViewing property={page.property} phone={phone} />
  return (
    <AppointmentView page={page} phone={phone} today={today} answer={actionData ?? undefined} />
  )
}

export const headers = () => personalHeaders
export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)
