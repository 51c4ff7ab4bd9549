import { brusselsDay } from '../../language/brussels-day'

type Time = {
  agentId: number
  startsAt: Date
  endsAt: Date
  /** Null: somewhere we do not know. */
  propertyId: number | null
  kind: string
}

/** What a colleague should know of a planned time, said in words. */
export type TimeMark =
  | { mark: 'overlap' }
  /** Minutes to get there from what was before it. */
  | { mark: 'short-drive'; minutes: number }

/** Of each time, by its place: whether it is on top of another, or too soon after one elsewhere. */
export function timeMarks(times: Time[], travelMinutes: (agentId: number) => number): TimeMark[][] {
  return times.map((time) => {
    const others = times.filter((each) => each !== time && each.agentId === time.agentId)
    const isOverlap = others.some(
      ({ startsAt, endsAt }) => startsAt < time.endsAt && time.startsAt < endsAt,
    )
    const before = others
      .filter(({ endsAt }) => endsAt <= time.startsAt)
      .filter(({ endsAt }) => brusselsDay(endsAt) === brusselsDay(time.startsAt))
      .sort((one, other) => other.endsAt.getTime() - one.endsAt.getTime())[0]
    const marks: TimeMark[] = isOverlap ? [{ mark: 'overlap' }] : []
    if (before && isDrive(before, time)) {
      const minutes = Math.round((time.startsAt.getTime() - before.endsAt.getTime()) / 60_000)
      if (minutes < travelMinutes(time.agentId)) marks.push({ mark: 'short-drive', minutes })
    }
    return marks
  })
}

/** Nobody drives between two viewings of a property, nor for what is private. */
function isDrive(one: Time, other: Time): boolean {
  if ([one, other].some(({ kind }) => kind === 'private' || kind === 'busy')) return false
  return one.propertyId === null || one.propertyId !== other.propertyId
}
