import { data, redirect } from 'react-router'
import { planViewings } from '../../appointments/agents/plan-viewings.server'
import { moveAsStaff } from '../../appointments/agents/viewings-by-staff.server'
import { canBeMovedByStaff, versionOf } from '../../appointments/appointment'
import { readMoment } from '../../appointments/booking/booking.form'
import { bookingPlan } from '../../appointments/booking/booking-plan'
import { DayStrip } from '../../appointments/booking/day-strip'
import { clockTime, dayAndMonth } from '../../appointments/letters/viewing-time'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { sentForm } from '../../web/sent-form.server'
import { officeOf } from '../office.server'
import { officeHead } from '../office-head'
import { Notice, OfficePage } from '../office-page'
import { officePath } from '../office-pages'
import type { Route } from './+types/viewing-move.page'
import { findViewing } from './load-viewing.server'
import { MoveTimes } from './move-times'
import styles from './viewing.module.css'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const office = officeOf(context)
  const viewing = await findViewing(office, params.id)
  const planned = await planViewings(office, viewing.propertyId, 'agency')
  const isMovable = canBeMovedByStaff(viewing, office.now())
  const plan =
    planned.outcome === 'planned' && isMovable
      ? bookingPlan(planned.days, url.searchParams.get('day'))
      : null
  const { id, firstName, lastName, startsAt, slotId } = viewing
  return {
    title: office.t('office-agenda:move.title'),
    plan,
    seen: versionOf(viewing),
    why: whyNot(planned.outcome, isMovable),
    viewing: { id, name: `${firstName} ${lastName}`, startsAt, slotId },
  }
}

function whyNot(planned: 'planned' | 'gone' | 'not-online', isMovable: boolean) {
  if (!isMovable) return 'too-late' as const
  return planned === 'planned' ? null : planned
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const office = officeOf(context)
  const form = await sentForm(request)
  const startsAt = readMoment(form.get('startsAt'))
  if (!startsAt) return data({ problem: 'no-moment' as const }, { status: 422 })
  const viewing = { appointmentId: params.id, seen: String(form.get('seen') ?? '') }
  const { outcome } = await moveAsStaff(office, { ...viewing, startsAt })
  switch (outcome) {
    case 'moved':
      throw redirect(`${officePath('viewing', { id: params.id })}?done=moved`, 303)
    case 'unknown':
      throw data(null, { status: 404 })
    default:
      return data({ problem: outcome }, { status: 409 })
  }
}

export default function MoveViewing({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('office-agenda')
  const language = useLanguage()
  const { title, plan, viewing, seen, why } = loaderData
  const path = officePath('viewing', { id: viewing.id })
  const [day, time] = [
    dayAndMonth(viewing.startsAt, language),
    clockTime(viewing.startsAt, language),
  ]
  return (
    <OfficePage
      title={title}
      lead={t('move.lead', { name: viewing.name, day, time })}
      crumbs={[
        { title: t('agenda.title'), path: officePath('agenda') },
        { title: viewing.name, path },
      ]}
    >
      {actionData && <Notice tone="warning">{t(`problem.${actionData.problem}`)}</Notice>}
      {why && <Notice tone="warning">{t(`problem.${why}`)}</Notice>}
      {!why && (
        <p>
          <a href={officePath('time-move', { id: viewing.slotId })}>{t('move.any')}</a>
        </p>
      )}
      {plan && (
        <div className={styles.move}>
          <DayStrip plan={plan} title={t('move.day')} hrefOf={(each) => `?day=${each}`} />
          <form method="post" className={styles.form}>
            <input type="hidden" name="seen" value={seen} />
            <MoveTimes plan={plan} />
          </form>
        </div>
      )}
    </OfficePage>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
