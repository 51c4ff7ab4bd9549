import { readPages } from '../../editorial/queries.server'
import type { siteOf } from '../../site/site.server'
import { lastKnown } from '../../web/last-known.server'
import { createVersionedCache, noVersion } from '../../web/versioned-cache'

type Site = Pick<ReturnType<typeof siteOf>, 'db' | 'contentVersion'>

const pagesAtHand = lastKnown(readPages)
const recall = createVersionedCache(1)

/** The pages of the menu, read once until content changes. Every page stands among them. */
export function sitePages({ db, contentVersion }: Site) {
  // A page of no version, such as a preview, is nothing to remember.
  return contentVersion === noVersion
    ? readPages(db)
    : recall(contentVersion, 'pages', () => pagesAtHand(db))
}
