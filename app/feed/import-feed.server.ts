import { loadRuleBook } from '../costs/rules/queries.server'
import type { Database } from '../database/client.server'
import { whileAlone } from '../database/while-alone.server'
import { type Announce, applyChanges } from './apply-changes.server'
import { type Connector, fileConnector } from './connector.server'
import { emptyReport, type FeedReport, type Leavers } from './feed-report'
import { prepareChanges } from './prepare-changes.server'
import { clearStage, closeRun, openRun } from './queries.server'
import { UnreadableFeed } from './reading/unreadable-feed'
import type { FeedSource } from './stage-records.server'
import type { FileTools } from './take-in-files.server'

export type ImportTools = FileTools & {
  db: Database
  /** Tells the other rooms, in the transaction that changes the site. */
  announce: Announce
}
export type Progress = (stage: 'read' | 'prepared', count: number, share?: number) => void
type ImportWish = {
  maxRemoved: number
  isForced?: boolean
  /** What a manager saw and lets go. */
  agreed?: Leavers
  onProgress?: Progress
}

export function importFeed(
  tools: ImportTools,
  { sources, ...wish }: ImportWish & { sources: FeedSource[] },
): Promise<FeedReport> {
  return importFrom(tools, fileConnector(sources), wish)
}

/** One run of a source: read, prepare, then change the site in a single step. */
export async function importFrom(
  tools: ImportTools,
  connector: Connector,
  wish: ImportWish,
): Promise<FeedReport> {
  const report = emptyReport()
  const done = await whileAlone(tools.db, 'import', async () => {
    const { name, unfinishedRun } = connector
    const runId = await openRun(tools.db, name, tools.now(), unfinishedRun)
    try {
      await run(tools, connector, wish, { report, runId })
    } catch (error) {
      report.outcome = error instanceof UnreadableFeed ? error.reason : 'failed'
      if (report.outcome === 'failed') {
        await closeRun(tools.db, runId, report, tools.now()).catch(() => {})
        throw error
      }
    }
    await closeRun(tools.db, runId, report, tools.now())
    const isRead = report.outcome === 'applied' || report.outcome === 'held-back'
    if (isRead || !connector.goesOn) await clearStage(tools.db)
    return 'done' as const
  })
  if (done === 'busy') report.outcome = 'busy'
  return report
}

async function run(
  tools: ImportTools,
  connector: Connector,
  { maxRemoved, isForced = false, agreed, onProgress = () => {} }: ImportWish,
  { report, runId }: { report: FeedReport; runId: string },
) {
  const { db, announce } = tools
  const onRead = (count: number, share?: number) => onProgress('read', count, share)
  const onPrepared = (count: number, share: number) => onProgress('prepared', count, share)
  const staged = await connector.stage({ db, runId, report, onRead })
  const book = await loadRuleBook(db)
  const fetchFile: ImportTools['fetchFile'] = (source, before) =>
    tools.fetchFile(connector.addressOf?.(source) ?? source, before)
  const preparation = { ...tools, fetchFile, runId, report, staged, book, onPrepared }
  await prepareChanges(preparation, 'project')
  await prepareChanges(preparation, 'property')
  report.counts.properties.refused += staged.refusedIds.property.size
  report.counts.projects.refused += staged.refusedIds.project.size
  const now = tools.now()
  const share = await connector.share(db)
  const brake = { maxRemoved, isForced, agreed }
  await applyChanges({ db, runId, report, staged, share, now, ...brake, announce })
  if (report.outcome === 'applied') await connector.onApplied?.(db)
}
