import type { Database } from '../database/client.server'
import { fieldsAt, withOverrides } from '../properties/stored/property-content'
import { lockProjects, type ProjectRow, writeProjects } from './queries.server'

type Bookkeeping =
  | 'source'
  | 'publishedAt'
  | 'changedAt'
  | 'hiddenAt'
  | 'overrides'
  | 'feedValues'
  | 'version'
export type FeedProjectContent = Omit<ProjectRow, Bookkeeping>

/** Takes in what the feed says, under what the office decided. */
export async function saveFeedProjects(tx: Database, told: FeedProjectContent[], now: Date) {
  const ids = told.map(({ id }) => id)
  const known = await lockProjects(tx, ids)
  const rows = told.map((content): ProjectRow => {
    const before = known.get(content.id)
    const overrides = before?.overrides ?? {}
    return {
      ...withOverrides(content, overrides),
      overrides,
      feedValues: fieldsAt(content, Object.keys(overrides)),
      source: 'feed',
      publishedAt: before?.publishedAt ?? now,
      changedAt: now,
      hiddenAt: null,
      version: (before?.version ?? 0) + 1,
    }
  })
  await writeProjects(tx, rows)
  return { added: told.length - known.size, changed: known.size, news: [] }
}
