type Time = { startsAt: Date; endsAt: Date; propertyId: number | null }
type TakenTime = Time & { slotId: string; awayUntil: Date }

type Fit =
  /** The agent is somewhere else then. */
  | { outcome: 'full' }
  /** `hurried` are the viewings after which less time is left to drive than usual. */
  | { outcome: 'fits'; awayUntil: Date; hurried: string[] }

/**
 * What the agency plans by hand may be at any hour, and closer to another than the usual drive: it knows
 * the roads. It is never on top of another.
 */
export function fitTime(wish: Time, taken: TakenTime[], travelMinutes: number): Fit {
  const isOnTop = ({ startsAt, endsAt }: Time) => startsAt < wish.endsAt && wish.startsAt < endsAt
  if (taken.some(isOnTop)) return { outcome: 'full' }
  const elsewhere = taken.filter(({ propertyId }) => propertyId !== wish.propertyId)
  const usual = wish.endsAt.getTime() + travelMinutes * 60_000
  const next = elsewhere
    .map(({ startsAt }) => startsAt.getTime())
    .filter((start) => start >= wish.endsAt.getTime())
  return {
    outcome: 'fits',
    awayUntil: new Date(Math.min(usual, ...next)),
    hurried: elsewhere
      .filter(({ endsAt, awayUntil }) => endsAt <= wish.startsAt && awayUntil > wish.startsAt)
      .map(({ slotId }) => slotId),
  }
}
