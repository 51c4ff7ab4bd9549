import { job } from '../../jobs/job-queue.server'
import { log } from '../../web/log.server'
import { runSource, type SourceTools } from './run-source.server'
import { findSource } from './source-queries.server'

/** A colleague asks for a source to be read now, also one that is off. */
export const sourceAsked = job<{ name: string; isAll: boolean }>('source-asked')

export async function readAsked(
  tools: SourceTools,
  { name, isAll }: { name: string; isAll: boolean },
  { maxRemoved }: { maxRemoved: number },
) {
  const source = await findSource(tools.db, name)
  if (!source) return
  const { outcome, counts } = await runSource(tools, source, { isAll, maxRemoved })
  log.info({ source: name, outcome, counts }, 'feed, asked for')
}
