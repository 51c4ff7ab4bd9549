import { job } from '../../jobs/job-queue.server'
import { log } from '../../web/log.server'
import type { AskedRun } from './asked-run'
import { leaversOf } from './held-run.server'
import { runSource, type SourceTools } from './run-source.server'
import { type FeedSourceRow, findSource, listSources, settleAsked } from './source-queries.server'

/** A colleague asks for a source to be read now, also one that is off. */
export const sourceAsked = job<Asked>('source-asked')
/** Every minute: what was asked for while another run was under way. */
export const askedRound = job<Record<string, never>>('asked-round')

/** An older node sends the wish itself, and keeps it nowhere else. */
type Asked = { name: string; isAll?: boolean; held?: string }
type Wish = { maxRemoved: number }

export async function readAsked(tools: SourceTools, { name, isAll, held }: Asked, wish: Wish) {
  const source = await findSource(tools.db, name)
  if (!source) return
  const sent = isAll === undefined ? null : { at: '', isAll, held }
  const asked = source.asked ?? sent
  if (asked) await read(tools, source, asked, wish)
}

export async function playAskedRound(tools: SourceTools, wish: Wish) {
  for (const source of await listSources(tools.db)) {
    if (!source.asked) continue
    // One CRM that fails in a way nobody thought of leaves the others their turn.
    await read(tools, source, source.asked, wish).catch((error) =>
      log.error({ err: error, source: source.name }, 'feed failed'),
    )
  }
}

/** While another run is under way it stays owed. */
async function read(
  tools: SourceTools,
  source: FeedSourceRow,
  asked: AskedRun,
  { maxRemoved }: Wish,
) {
  const { isAll, held } = asked
  const { name } = source
  const agreed = held ? await leaversOf(tools.db, name, held) : undefined
  try {
    const { outcome, counts } = await runSource(tools, source, { isAll, maxRemoved, agreed })
    log.info({ source: name, outcome, counts }, 'feed, asked for')
    if (outcome !== 'busy') await settleAsked(tools.db, name, asked)
  } catch (error) {
    await settleAsked(tools.db, name, asked)
    throw error
  }
}
