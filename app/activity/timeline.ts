import type { HistoryKind } from '../properties/stored/property-history'
import type { Activity } from './activity'

export type HistoryEvent = {
  id: number
  at: string
  kind: HistoryKind
  before: unknown
  after: unknown
}
type Medium = { medium: string; since: string; url: string }

export type Moment =
  | { kind: 'history'; key: string; at: string; event: HistoryEvent }
  | { kind: 'activity'; key: string; at: string; activity: Activity }
  | { kind: 'medium'; key: string; at: string; medium: Medium }

type TimelineParts = {
  history: HistoryEvent[]
  contacts: Activity[]
  visits: Activity[]
  media: Medium[]
}

/** Everything that happened around a property in one line, the latest first. */
export function timelineOf(
  { history, contacts, visits: viewings, media }: TimelineParts,
  most: number,
): Moment[] {
  const moments: Moment[] = [
    ...history.map((event) => ({
      kind: 'history' as const,
      key: `h${event.id}`,
      at: event.at,
      event,
    })),
    ...[...contacts, ...viewings].map((activity) => ({
      kind: 'activity' as const,
      key: `a${activity.id}`,
      at: activity.at,
      activity,
    })),
    ...media.map((medium) => ({
      kind: 'medium' as const,
      key: `m${medium.medium}`,
      at: `${medium.since}T08:00:00.000Z`,
      medium,
    })),
  ]
  return moments
    .sort((one, other) => (one.at === other.at ? 0 : one.at < other.at ? 1 : -1))
    .slice(0, most)
}
