import type { Database } from '../../database/client.server'
import type { Leavers } from '../feed-report'
import { listFeedRuns } from '../queries.server'
import { isTelling } from './open-crm.server'
import type { FeedSourceRow } from './source-queries.server'

type Run = Awaited<ReturnType<typeof listFeedRuns>>[number]
type Held = { runId: string; shown: number; leaving: number; who: Leavers }

const runsSearched = 50

/** The run of a source that waits for a yes: nothing it held back has left since. */
export function heldRun({ crm }: Pick<FeedSourceRow, 'crm'>, runs: Run[]): Held | undefined {
  const at = runs.findIndex(({ outcome }) => outcome === 'held-back')
  const { id: runId, counts } = runs[at] ?? {}
  const leaving = counts && 'leaving' in counts ? counts.leaving : undefined
  if (!runId || !leaving?.who) return undefined
  // A CRM that tells us by itself is read on meanwhile, and nothing leaves in those runs.
  const isOver = runs
    .slice(0, at)
    .some(({ outcome, counts: since }) =>
      isTelling(crm)
        ? 'properties' in since && since.properties.hidden + since.projects.hidden > 0
        : outcome === 'applied',
    )
  return isOver ? undefined : { runId, ...leaving, who: leaving.who }
}

export async function findHeldRun(db: Database, source: FeedSourceRow): Promise<Held | undefined> {
  return heldRun(source, await listFeedRuns(db, runsSearched, source.name))
}

/** What a manager saw before saying yes. */
export async function leaversOf(db: Database, source: string, runId: string) {
  const runs = await listFeedRuns(db, runsSearched, source)
  const { outcome, counts } = runs.find(({ id }) => id === runId) ?? {}
  return outcome === 'held-back' && counts && 'leaving' in counts ? counts.leaving?.who : undefined
}
