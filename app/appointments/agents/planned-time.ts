import { type Appointment, versionOf } from '../appointment'

type Time = { agentId: number; startsAt: Date; endsAt: Date }
type Seat = Pick<Appointment, 'id' | 'status' | 'sequence'>

/** What somebody saw of a time of an agent's, and of who comes then: another one means that it changed. */
export function versionOfTime(time: Time, seats: Seat[]): string {
  const { agentId, startsAt, endsAt } = time
  const people = seats.map((each) => `${each.id.slice(0, 8)}.${versionOf(each)}`)
  return [agentId, startsAt.toISOString(), endsAt.toISOString(), ...people].join(' ')
}

export function isSameTime(one: Time, other: Time): boolean {
  return (
    one.agentId === other.agentId &&
    one.startsAt.getTime() === other.startsAt.getTime() &&
    one.endsAt.getTime() === other.endsAt.getTime()
  )
}
