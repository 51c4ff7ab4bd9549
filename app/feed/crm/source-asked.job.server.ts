import { job } from '../../jobs/job-queue.server'
import { log } from '../../web/log.server'
import { leaversOf } from './held-run.server'
import { runSource, type SourceTools } from './run-source.server'
import { findSource } from './source-queries.server'

/** A colleague asks for a source to be read now, also one that is off. */
export const sourceAsked = job<Asked>('source-asked')

/** `held` is a run that was held back, of which a manager saw what would leave, and said yes. */
type Asked = { name: string; isAll: boolean; held?: string }

export async function readAsked(
  tools: SourceTools,
  { name, isAll, held }: Asked,
  { maxRemoved }: { maxRemoved: number },
) {
  const source = await findSource(tools.db, name)
  if (!source) return
  const agreed = held ? await leaversOf(tools.db, name, held) : undefined
  const { outcome, counts } = await runSource(tools, source, { isAll, maxRemoved, agreed })
  log.info({ source: name, outcome, counts }, 'feed, asked for')
}
