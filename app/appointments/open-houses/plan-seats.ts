import { brusselsClock, brusselsMoment } from '../../language/brussels-moment'
import { quartersOf } from '../slots/quarters'

type Moments = { startsAt: Date; endsAt: Date }
type Booked = { id: string; startsAt: Date; bookedAt: Date }
type Planned =
  /** When each of them comes. */
  | { outcome: 'fits'; times: Map<string, Date> }
  /** How many find no place. */
  | { outcome: 'no-room'; over: number }

/**
 * Who can keep the hour on the clock keeps it, who booked first before all others; the rest get the nearest
 * quarter with a place. Where the new hours have nothing of the old, everybody comes as long after the
 * start as before.
 */
export function planSeats(
  booked: Booked[],
  before: Moments,
  after: Moments & { seats: number },
): Planned {
  const left = new Map(quartersOf(after).map(({ startsAt }) => [startsAt.getTime(), after.seats]))
  const wished = wishIn(before, after)
  const times = new Map<string, Date>()
  const seat = (id: string, time: number) => {
    left.set(time, (left.get(time) ?? 0) - 1)
    times.set(id, new Date(time))
  }
  for (const { id, startsAt } of booked.toSorted(byBooking)) {
    const time = wished(startsAt)
    if ((left.get(time) ?? 0) > 0) seat(id, time)
  }
  for (const { id, startsAt } of booked.filter((each) => !times.has(each.id)).toSorted(byTime)) {
    const time = nearest(left, wished(startsAt))
    if (time === undefined) continue
    seat(id, time)
  }
  const over = booked.length - times.size
  return over === 0 ? { outcome: 'fits', times } : { outcome: 'no-room', over }
}

function wishIn(before: Moments, after: Moments): (startsAt: Date) => number {
  const [day = ''] = brusselsClock(after.startsAt).split('T')
  const sameClock = (moment: Date) => {
    const [, clock = ''] = brusselsClock(moment).split('T')
    return brusselsMoment(`${day}T${clock}`)?.getTime() ?? moment.getTime()
  }
  const hasSameHours =
    sameClock(before.startsAt) < after.endsAt.getTime() &&
    after.startsAt.getTime() < sameClock(before.endsAt)
  if (hasSameHours) return sameClock
  return (moment) => after.startsAt.getTime() + moment.getTime() - before.startsAt.getTime()
}

function nearest(left: Map<number, number>, wish: number): number | undefined {
  const free = [...left].flatMap(([time, seats]) => (seats > 0 ? [time] : []))
  const [first] = free.toSorted((one, other) => Math.abs(one - wish) - Math.abs(other - wish))
  return first
}

function byBooking(one: Booked, other: Booked): number {
  return one.bookedAt.getTime() - other.bookedAt.getTime()
}

function byTime(one: Booked, other: Booked): number {
  return one.startsAt.getTime() - other.startsAt.getTime() || byBooking(one, other)
}
