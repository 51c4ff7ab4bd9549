import type { Database } from '../database/client.server'
import type { Share } from '../properties/stored/write-queries.server'
import { idsOfAllSources, takenNumbers } from './crm/source-queries.server'
import { addProblem } from './feed-report'
import { type FeedSource, type Stage, type Staged, stageSources } from './stage-records.server'

/**
 * Where properties and projects come from. It lays out what it read in the stage of a run; all that
 * follows (comparing, files, the brake, the report) is the same for every connector.
 */
export type Connector = {
  /** As the report and the log name it. */
  name: string
  stage: (stage: Stage) => Promise<Staged>
  /** Of what is on the site, the part that it speaks for, and may therefore take away. */
  share: (tx: Database) => Promise<Record<'property' | 'project', Share>>
  /** What was laid out when a reading broke off is kept for the next one. */
  goesOn?: boolean
  /** The stage of an earlier run that it goes on with. */
  unfinishedRun?: string
  /** Where a file lies this time, when that is not what it is known by. */
  addressOf?: (source: string) => string | undefined
  /** What was read is on the site now. */
  onApplied?: (db: Database) => Promise<void>
}

/** Files and addresses in the words of docs/operating.md; their numbers are ours. */
export function fileConnector(sources: FeedSource[]): Connector {
  return {
    name: sources.map(({ name }) => name).join(', '),
    async stage(stage) {
      const staged = await stageSources(stage, sources)
      for (const { kind, id } of await takenNumbers(stage.db, stage.runId)) {
        const where = { kind, id, index: null, language: null }
        addProblem(stage.report, { ...where, field: 'ID', problem: 'of-another', isRefusal: true })
        staged.refusedIds[kind].add(id)
      }
      return staged
    },
    share: async (tx) => ({
      property: { allBut: await idsOfAllSources(tx, 'property') },
      project: { allBut: await idsOfAllSources(tx, 'project') },
    }),
  }
}
