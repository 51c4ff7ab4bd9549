import { data, redirect } from 'react-router'
import { bookAsStaff } from '../../appointments/agents/book-as-staff.server'
import { planViewings } from '../../appointments/agents/plan-viewings.server'
import { staffBookingForm } from '../../appointments/agents/staff-booking.form'
import { readMoment } from '../../appointments/booking/booking.form'
import { bookingPlan } from '../../appointments/booking/booking-plan'
import { DayStrip } from '../../appointments/booking/day-strip'
import { useTranslation } from '../../language/use-translation'
import { idFrom } from '../../properties/property-id'
import { Button } from '../../ui/button'
import { sentForm } from '../../web/sent-form.server'
import { describeSchema } from '../form/describe-schema'
import { EditForm } from '../form/edit-form'
import { readEdit } from '../form/read-edit'
import { officeOf } from '../office.server'
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
    language: office.language,
    plan: isPlanned ? bookingPlan(planned.days, url.searchParams.get('day')) : null,
    why: planned.outcome === 'planned' ? null : planned.outcome,
  }
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
  const { title, property, plan, why, language } = loaderData
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
          <DayStrip plan={plan} title={t('move.day')} hrefOf={(each) => `?day=${each}`} />
          <EditForm
            namespace="office-agenda"
            fields={fields}
            values={actionData?.values ?? { language }}
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
