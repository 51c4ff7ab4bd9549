import { Temporal } from 'temporal-polyfill'
import { brusselsDay } from '../../language/brussels-day'
import type { Status } from '../appointment'
import { zone } from '../slots/day-part'

type Day = { agentId: number | null; day: string; windows: { from: string; to: string }[] }
type Viewing = { agentId: number; status: Status; startsAt: Date; endsAt: Date }

const over: Status[] = ['cancelled', 'done', 'no-show']

/**
 * The agreed viewings for which nobody is there any more: they fall on a day that differs, outside its
 * hours. What an agent decided about a day counts before what the office did; `whose` asks for the days
 * of one agent, or (null) for those of the office.
 */
export function outsideHours<Of extends Viewing>(
  viewings: Of[],
  days: Day[],
  whose: number | null,
): Of[] {
  const isStillToCome = ({ status }: Of) => !over.includes(status)
  return viewings.filter(isStillToCome).filter(({ agentId, startsAt, endsAt }) => {
    const ofThatDay = days.filter(({ day }) => day === brusselsDay(startsAt))
    const decided =
      ofThatDay.find((each) => each.agentId === agentId) ??
      ofThatDay.find((each) => each.agentId === null)
    if (!decided || decided.agentId !== whose) return false
    const [start, end] = [timeOf(startsAt), timeOf(endsAt)]
    return !decided.windows.some(({ from, to }) => from <= start && end <= to)
  })
}

function timeOf(moment: Date): string {
  const there = Temporal.Instant.from(moment.toISOString()).toZonedDateTimeISO(zone)
  return there.toPlainTime().toString({ smallestUnit: 'minute' })
}
