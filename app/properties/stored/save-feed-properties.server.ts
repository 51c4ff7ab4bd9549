import type { Database } from '../../database/client.server'
import { listOf } from '../property-lists'
import { eventsBetween, newsBetween, type PropertyNews } from './property-changes'
import { fieldsAt, type PropertyContent, withOverrides } from './property-content'
import {
  addHistory,
  lockProperties,
  type PropertyRow,
  writeProperties,
} from './write-queries.server'

export type FeedContent = PropertyContent & {
  feedHash: string
  publishedDay: string | null
  /** Kept off the site because the law wants more of an advertisement, whoever published it. */
  isWithheld?: boolean
}
type Saved = { added: number; changed: number; news: PropertyNews[] }

/** Takes in what the feed says, under what the office decided, and remembers what changed. */
export async function saveFeedProperties(
  tx: Database,
  told: FeedContent[],
  now: Date,
): Promise<Saved> {
  const known = await lockProperties(
    tx,
    told.map(({ id }) => id),
  )
  const pairs = told.map((content) => {
    const before = known.get(content.id)
    return { before, after: toRow(content, before, now) }
  })
  await writeProperties(
    tx,
    pairs.map(({ after }) => after),
  )
  const events = pairs.flatMap(({ before, after }) =>
    eventsBetween(before, after).map((event) => ({
      ...event,
      propertyId: after.id,
      // A property that is new to us may have been on offer for a while.
      at: before ? now : after.publishedAt,
    })),
  )
  await addHistory(tx, now, events)
  return {
    added: told.length - known.size,
    changed: known.size,
    news: pairs.flatMap(({ before, after }) => newsBetween(before, after)),
  }
}

function toRow(told: FeedContent, before: PropertyRow | undefined, now: Date): PropertyRow {
  const { feedHash, publishedDay, isWithheld = false, ...content } = told
  const overrides = before?.overrides ?? {}
  const decided = withOverrides(content, overrides)
  return {
    ...decided,
    feedHash,
    overrides,
    feedValues: fieldsAt(content, Object.keys(overrides)),
    isPublished: decided.isPublished && !isWithheld,
    source: 'feed',
    list: listOf(decided),
    publishedAt: publicationOf(publishedDay, before, now),
    changedAt: now,
    hiddenAt: null,
    version: (before?.version ?? 0) + 1,
  }
}

/** The day the agency names, unless that is still to come. */
function publicationOf(day: string | null, before: PropertyRow | undefined, now: Date): Date {
  if (day === null) return before?.publishedAt ?? now
  const noon = new Date(`${day}T12:00:00Z`)
  return noon < now ? noon : (before?.publishedAt ?? now)
}
