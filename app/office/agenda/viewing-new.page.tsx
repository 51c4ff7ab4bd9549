import { data, redirect } from 'react-router'
import * as z from 'zod'
import { bookAsStaff } from '../../appointments/agents/book-as-staff.server'
import { planViewings } from '../../appointments/agents/plan-viewings.server'
import { staffBookingForm } from '../../appointments/agents/staff-booking.form'
import { readMoment } from '../../appointments/booking/booking.form'
import { bookingPlan } from '../../appointments/booking/booking-plan'
import { DayStrip } from '../../appointments/booking/day-strip'
import { findContact } from '../../contacts/queries.server'
import { contactEditOf } from '../../contacts/save-contact.server'
import { useTranslation } from '../../language/use-translation'
import { idFrom } from '../../properties/property-id'
import { Button } from '../../ui/button'
import { sentForm } from '../../web/sent-form.server'
import { describeSchema } from '../form/describe-schema'
import { EditForm } from '../form/edit-form'
import { readEdit } from '../form/read-edit'
import { type Office, officeOf } from '../office.server'
import { officeHead } from '../office-head'
import { Notice, OfficePage } from '../office-page'
import { officePath } from '../office-pages'
import { propertyAt } from '../property-at.server'
import type { Route } from './+types/viewing-new.page'
import { FreeSlots } from './free-slots'
import styles from './viewing.module.css'

const fields = describeSchema(staffBookingForm)

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const office = officeOf(context)
  const property = await propertyAt(office, params.id)
  const planned = await planViewings(office, property.id, 'agency')
  const isPlanned = planned.outcome === 'planned'
  return {
    title: office.t('office-agenda:book.title'),
    property,
    visitor: await visitorFrom(office, url.searchParams.get('contact')),
    plan: isPlanned ? bookingPlan(planned.days, url.searchParams.get('day')) : null,
    why: planned.outcome === 'planned' ? null : planned.outcome,
    asked: contactIn(url),
  }
}

/** Another day is looked at for the same person. */
function contactIn(url: URL): Record<string, string> {
  const contact = url.searchParams.get('contact')
  return contact ? { contact } : {}
}

/** From the card of a contact, who comes is filled in already. */
async function visitorFrom({ db, language }: Office, id: string | null) {
  const contact = z.uuid().safeParse(id).success ? await findContact(db, id ?? '') : undefined
  return contact ? contactEditOf(contact) : { language }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const office = officeOf(context)
  const form = await sentForm(request)
  const edit = readEdit({ form, language: office.language }, staffBookingForm, fields)
  const startsAt = readMoment(form.get('startsAt'))
  const { values } = edit
  const chosen = startsAt?.toISOString() ?? null
  if (edit.outcome !== 'valid') {
    const problems = edit.outcome === 'invalid' ? edit.problems : {}
    return data({ values, problems, chosen, problem: null }, { status: 422 })
  }
  if (!startsAt) {
    return data({ values, problems: {}, chosen, problem: 'no-moment' as const }, { status: 422 })
  }
  const propertyId = idFrom(params.id) ?? 0
  const booked = await bookAsStaff(office, { propertyId, startsAt, visitor: edit.value })
  if (booked.outcome === 'booked') {
    throw redirect(`${officePath('viewing', { id: booked.appointment.id })}?done=booked`, 303)
  }
  return data({ values, problems: {}, chosen, problem: booked.outcome }, { status: 409 })
}

export default function NewViewing({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('office-agenda')
  const { title, property, plan, why, visitor, asked } = loaderData
  const problem = actionData?.problem ?? why
  return (
    <OfficePage
      title={title}
      lead={`${property.reference}, ${property.address}`}
      crumbs={[
        { title: t('agenda.title'), path: officePath('agenda') },
        { title: property.reference, path: officePath('property-viewings', { id: property.id }) },
      ]}
    >
      {problem && <Notice tone="warning">{t(`problem.${problem}`)}</Notice>}
      {plan && (
        <div className={styles.move}>
          <DayStrip
            plan={plan}
            title={t('move.day')}
            hrefOf={(each) => `?${new URLSearchParams({ ...asked, day: each })}`}
          />
          <EditForm
            namespace="office-agenda"
            fields={fields}
            values={actionData?.values ?? visitor}
            problems={actionData?.problems ?? {}}
            buttons={<Button type="submit">{t('book.save')}</Button>}
          >
            <FreeSlots plan={plan} chosen={actionData?.chosen} />
            <p className="help">{t('book.told')}</p>
          </EditForm>
        </div>
      )}
    </OfficePage>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
