import type { Config } from '../config.server'
import type { Database } from '../database/client.server'
import { whileAlone } from '../database/while-alone.server'
import type { FileStore } from '../files/file-store.server'
import { type JobQueue, job } from '../jobs/job-queue.server'
import { daysLater } from '../language/days-later'
import { deleteProjectsHiddenBefore } from '../projects/queries.server'
import { deletePropertiesHiddenBefore } from '../properties/stored/write-queries.server'
import type { Vault } from '../secrets/vault.server'
import { log } from '../web/log.server'
import { isTelling } from './crm/open-crm.server'
import { isDue } from './crm/rhythm'
import { runSource } from './crm/run-source.server'
import { isResting, listSources } from './crm/source-queries.server'
import { type FeedReport, isClean } from './feed-report'
import { forgetNotices } from './notices/notice-queries.server'
import { listFeedRuns } from './queries.server'
import { removeUnusedFiles } from './remove-unused-files.server'
import { reportText } from './report-text'
import { runFeed } from './run-feed.server'

export const feedRound = job<Record<string, never>>('feed-round')
export const feedCleaning = job<Record<string, never>>('feed-cleaning')

type Tools = {
  db: Database
  files: FileStore
  jobs: JobQueue
  vault: Vault
  now: () => Date
  /** Where visitors find us. */
  origin?: string
}

const daysHidden = 30
/** Of what a CRM took, a line stays as long as a viewing may still be moved. */
const daysOver = 365

/** The scheduled import. What it could not take in is in its report; the next round tries again. */
export async function playFeedRound(tools: Tools, { sources, maxRemoved }: Config['feed']) {
  if (sources.length > 0) noteRun('file', await runFeed(tools, { names: sources, maxRemoved }))
  for (const source of await listSources(tools.db)) {
    // It is read when it tells of something, and left alone as long as it asks for.
    if (isTelling(source.crm) || isResting(source, tools.now())) continue
    const [last] = await listFeedRuns(tools.db, 1, source.name)
    if (!source.isOn || !isDue(source.rhythm, last?.startedAt ?? null, tools.now())) continue
    // One CRM that fails in a way nobody thought of leaves the others their turn.
    await runSource(tools, source, { maxRemoved }).then(
      (report) => noteRun(source.name, report),
      (error) => log.error({ err: error, source: source.name }, 'feed failed'),
    )
  }
}

function noteRun(source: string, report: FeedReport) {
  const { outcome, counts } = report
  if (isClean(report)) log.info({ source, outcome, counts }, 'feed')
  else log.warn({ source, outcome, counts, report: reportText(report) }, 'feed needs a look')
}

/** Properties that left the feed keep their place for thirty days, in case they come back; then they go, with their files. */
export async function cleanFeed({ db, files, now }: Pick<Tools, 'db' | 'files' | 'now'>) {
  const moment = daysLater(now(), -daysHidden)
  await db.transaction(async (tx) => {
    const properties = await deletePropertiesHiddenBefore(tx, moment)
    const projects = await deleteProjectsHiddenBefore(tx, moment)
    if (properties + projects > 0) log.info({ properties, projects }, 'gone after thirty days')
  })
  await forgetNotices(db, { failed: moment, over: daysLater(now(), -daysOver) })
  // While an import runs, files may wait for their properties: tomorrow is another day.
  const removed = await whileAlone(db, 'import', () => removeUnusedFiles(db, files, moment))
  if (removed !== 'busy' && removed > 0) log.info({ removed }, 'files of nobody removed')
}
