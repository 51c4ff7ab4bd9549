import type { Database } from '../../database/client.server'
import { listOf } from '../property-lists'
import { overFeed } from './over-feed'
import { eventsBetween, newsBetween, type PropertyNews } from './property-changes'
import { changedFields, type Fields, fieldsAt, type PropertyContent } from './property-content'
import {
  addHistory,
  noteGoneProperties,
  type PropertyRow,
  writeProperties,
} from './write-queries.server'

type Decision = {
  content: PropertyContent
  /** Fields that the feed may say again. */
  giveBack?: string[]
  now: Date
}
type Decided = { row: PropertyRow; before: Fields; after: Fields; news: PropertyNews[] }

/**
 * What the office says about a property. Of a property that the feed tells about, each field it changes is
 * remembered with what the feed says there. The row must be locked; both ways of writing a property end here.
 */
export async function decideProperty(
  tx: Database,
  known: PropertyRow,
  decision: Decision,
): Promise<Decided> {
  const row = decidedRow(known, decision)
  const after = changedFields(contentOf(known), contentOf(row))
  const before = fieldsAt(contentOf(known), Object.keys(after))
  await writeProperties(tx, [row])
  if (known.isPublished && !row.isPublished) await noteGoneProperties(tx, [row.id])
  const events = eventsBetween(known, row).map((event) => ({ ...event, propertyId: row.id }))
  await addHistory(tx, decision.now, events)
  return { row, before, after, news: newsBetween(known, row) }
}

export function decidedRow(known: PropertyRow, decision: Decision): PropertyRow {
  const { content: wanted, giveBack = [], now } = decision
  const {
    content: decided,
    overrides,
    feedValues,
  } = known.source === 'feed'
    ? overFeed(known, { current: contentOf(known), wanted, giveBack })
    : { content: wanted, overrides: {}, feedValues: {} }
  const isFirst = !known.isPublished && decided.isPublished && known.source === 'office'
  return {
    ...known,
    ...decided,
    overrides,
    feedValues,
    list: listOf(decided),
    publishedAt: isFirst ? now : known.publishedAt,
    changedAt: now,
    version: known.version + 1,
  }
}

/** A row without its bookkeeping. */
export function contentOf(row: PropertyRow): PropertyContent {
  const { source, list, publishedAt, changedAt, hiddenAt, ...told } = row
  const { feedHash, overrides, feedValues, version, ...content } = told
  return content
}
