import type { Database } from '../../database/client.server'
import { job } from '../../jobs/job-queue.server'
import { log } from '../../web/log.server'
import { isTelling } from '../crm/open-crm.server'
import { runSource, type SourceTools } from '../crm/run-source.server'
import {
  type FeedSourceRow,
  findSource,
  isResting,
  listSources,
} from '../crm/source-queries.server'
import { type FeedReport, isClean } from '../feed-report'
import { reportText } from '../report-text'
import { hasDueHooks, putOffHook, waitingHooks } from './hook-queries.server'

/** What a CRM told us: as it comes, and every minute what is due again. */
export const hookRound = job<Record<string, never>>('hook-round')

const mostRested = 10_000
const mostRuns = 100

/** Reads what the CRMs told us of; what could not be read is put off, as long as it can be read. */
export async function playHookRound(
  tools: SourceTools,
  { maxRemoved }: { maxRemoved: number },
): Promise<void> {
  for (const source of await listSources(tools.db)) {
    if (!source.isOn || !isTelling(source.crm) || isResting(source, tools.now())) continue
    // One CRM that fails in a way nobody thought of leaves the others their turn.
    await workOffAll(tools, source, maxRemoved).catch((error) =>
      log.error({ err: error, source: source.name }, 'hooks failed'),
    )
  }
}

/** A run takes a part of them. */
async function workOffAll(tools: SourceTools, source: FeedSourceRow, maxRemoved: number) {
  const isDue = () => hasDueHooks(tools.db, source.name, tools.now())
  for (let runs = 0; runs < mostRuns && (await isDue()); runs += 1) {
    if (!(await workOff(tools, source, maxRemoved))) return
  }
}

/** False when it is better to wait. */
async function workOff(tools: SourceTools, source: FeedSourceRow, maxRemoved: number) {
  const fresh = (await findSource(tools.db, source.name)) ?? source
  const report = await runSource(tools, fresh, { maxRemoved })
  noteRun(source.name, report)
  // Another import runs, and what waits is due in a minute.
  if (report.outcome === 'applied' || report.outcome === 'busy') return report.outcome === 'applied'
  if (report.outcome === 'held-back') {
    // What changed cannot wait for somebody to look: it can be read for an hour only.
    noteRun(source.name, await runSource(tools, fresh, { maxRemoved, keepsAll: true }))
  }
  await putOffAll(tools.db, source.name, report.outcome, tools.now())
  return false
}

async function putOffAll(db: Database, source: string, answer: string, now: Date) {
  await db.transaction(async (tx) => {
    for (const row of await waitingHooks(tx, source, mostRested)) {
      await putOffHook(tx, row, answer, now)
    }
  })
}

function noteRun(source: string, report: FeedReport) {
  const { outcome, counts } = report
  if (isClean(report)) log.info({ source, outcome, counts }, 'feed, told by the CRM')
  else log.warn({ source, outcome, counts, report: reportText(report) }, 'feed needs a look')
}
