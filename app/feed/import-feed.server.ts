import { loadRuleBook } from '../costs/rules/queries.server'
import type { Database } from '../database/client.server'
import { type Announce, applyChanges } from './apply-changes.server'
import { emptyReport, type FeedReport } from './feed-report'
import { prepareChanges } from './prepare-changes.server'
import { clearStage, closeRun, openRun, whileAlone } from './queries.server'
import { UnreadableFeed } from './reading/unreadable-feed'
import { type FeedSource, stageSources } from './stage-records.server'
import type { FileTools } from './take-in-files.server'

type ImportTools = FileTools & {
  db: Database
  /** Tells the other rooms, in the transaction that changes the site. */
  announce: Announce
}
export type Progress = (stage: 'read' | 'prepared', count: number, share?: number) => void
type ImportWish = {
  sources: FeedSource[]
  maxRemoved: number
  isForced?: boolean
  onProgress?: Progress
}

/** One run of the feed: read, prepare, then change the site in a single step. */
export async function importFeed(tools: ImportTools, wish: ImportWish): Promise<FeedReport> {
  const report = emptyReport()
  const done = await whileAlone(tools.db, async () => {
    const source = wish.sources.map(({ name }) => name).join(', ')
    const runId = await openRun(tools.db, source, tools.now())
    try {
      await run(tools, wish, { report, runId })
    } catch (error) {
      report.outcome = error instanceof UnreadableFeed ? error.reason : 'failed'
      if (report.outcome === 'failed') {
        await closeRun(tools.db, runId, report, tools.now()).catch(() => {})
        throw error
      }
    }
    await closeRun(tools.db, runId, report, tools.now())
    await clearStage(tools.db)
    return 'done' as const
  })
  if (done === 'busy') report.outcome = 'busy'
  return report
}

async function run(
  tools: ImportTools,
  { sources, maxRemoved, isForced = false, onProgress = () => {} }: ImportWish,
  { report, runId }: { report: FeedReport; runId: string },
) {
  const { db, announce } = tools
  const onRead = (count: number, share?: number) => onProgress('read', count, share)
  const onPrepared = (count: number, share: number) => onProgress('prepared', count, share)
  const staged = await stageSources({ db, runId, report, onRead }, sources)
  const book = await loadRuleBook(db)
  const preparation = { ...tools, runId, report, staged, book, onPrepared }
  await prepareChanges(preparation, 'project')
  await prepareChanges(preparation, 'property')
  report.counts.properties.refused += staged.refusedIds.property.size
  report.counts.projects.refused += staged.refusedIds.project.size
  const now = tools.now()
  await applyChanges({ db, runId, report, staged, now, maxRemoved, isForced, announce })
}
