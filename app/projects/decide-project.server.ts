import type { Database } from '../database/client.server'
import { overFeed } from '../properties/stored/over-feed'
import { changedFields, fieldsAt } from '../properties/stored/property-content'
import type { ProjectContent } from './project-edit'
import { noteGoneProjects, type ProjectRow, writeProjects } from './queries.server'

type Decision = { content: ProjectContent; giveBack?: string[]; now: Date }

/** What the office says about a project, over what the feed says. The row must be locked. */
export async function decideProject(tx: Database, known: ProjectRow, decision: Decision) {
  const row = decidedProject(known, decision)
  await writeProjects(tx, [row])
  if (known.isPublished && !row.isPublished) await noteGoneProjects(tx, [row.id])
  const after = changedFields(contentOf(known), contentOf(row))
  return { row, before: fieldsAt(contentOf(known), Object.keys(after)), after }
}

export function decidedProject(known: ProjectRow, decision: Decision): ProjectRow {
  const { content: wanted, giveBack = [], now } = decision
  const { content, overrides, feedValues } =
    known.source === 'feed'
      ? overFeed(known, { current: contentOf(known), wanted, giveBack })
      : { content: wanted, overrides: {}, feedValues: {} }
  const isFirst = !known.isPublished && content.isPublished && known.source === 'office'
  return {
    ...known,
    ...content,
    overrides,
    feedValues,
    publishedAt: isFirst ? now : known.publishedAt,
    changedAt: now,
    version: known.version + 1,
  }
}

/** A row without its bookkeeping. */
export function contentOf(row: ProjectRow): ProjectContent {
  const { source, publishedAt, changedAt, hiddenAt, ...told } = row
  const { feedHash, overrides, feedValues, version, ...content } = told
  return content
}
