import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Database } from '../database/client.server'
import { openFileStore } from '../files/file-store.server'
import type { PropertyNews } from '../properties/stored/property-changes'
import type { Announce } from './apply-changes.server'
import { importFeed } from './import-feed.server'
import { partsOfObject } from './reading/open-source.server'
import { aFeedProperty, emptyStock, stockIn } from './testing'

export const morning = new Date('2026-11-15T08:00:00Z')

/** An importer for tests: feeds come as objects, files are nowhere to be found. */
export async function openTestImport(db: Database) {
  const files = openFileStore(await mkdtemp(path.join(tmpdir(), 'baksteen-feed-')))
  const news: PropertyNews[] = []
  const note: Announce = async (_, told) => void news.push(...told)
  type Wish = { isForced?: boolean; announce?: Announce }
  const take = (feed: unknown, { announce = note, ...wish }: Wish = {}) =>
    importFeed(
      {
        db,
        files,
        now: () => morning,
        fetchFile: async () => ({ outcome: 'failed', problem: 'unreachable' }),
        localPlaceOf: () => undefined,
        announce,
      },
      { sources: [{ name: 'test', parts: partsOfObject(feed) }], maxRemoved: 0.2, ...wish },
    )
  const empty = async () => {
    await emptyStock(db)
    news.length = 0
  }
  return { take, news, empty, stock: () => stockIn(db) }
}

/** Properties 1 to count, all alike. */
export function properties(count: number, wish: Partial<Parameters<typeof aFeedProperty>[0]> = {}) {
  return Array.from({ length: count }, (_, index) => aFeedProperty({ ...wish, ID: index + 1 }))
}
