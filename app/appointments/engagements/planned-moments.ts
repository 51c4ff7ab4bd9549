import { brusselsClock, brusselsMoment } from '../../language/brussels-moment'
import type { PlannedTime } from './engagement.form'

/** A day and two clock times as moments; undefined where the clock skips over them. */
export function plannedMoments({ day, from, to }: Pick<PlannedTime, 'day' | 'from' | 'to'>) {
  const [startsAt, endsAt] = [brusselsMoment(`${day}T${from}`), brusselsMoment(`${day}T${to}`)]
  return startsAt && endsAt && startsAt < endsAt ? { startsAt, endsAt } : undefined
}

/** The other way round, for the fields of a form. */
export function plannedTimeOf({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }) {
  const [day = '', from = ''] = brusselsClock(startsAt).split('T')
  const [, to = ''] = brusselsClock(endsAt).split('T')
  return { day, from, to }
}
