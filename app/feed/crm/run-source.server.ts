import { loadRuleBook } from '../../costs/rules/queries.server'
import type { FileStore } from '../../files/file-store.server'
import type { JobQueue } from '../../jobs/job-queue.server'
import type { Connector } from '../connector.server'
import type { FeedReport, Leavers } from '../feed-report'
import { importFrom, type Progress } from '../import-feed.server'
import { readBy } from '../prepare-changes.server'
import { importTools } from '../run-feed.server'
import type { Crm } from './crm'
import { crmConnector } from './crm-connector.server'
import { type OpenTools, openCrm } from './open-crm.server'
import type { FeedSourceRow } from './source-queries.server'

export type SourceTools = OpenTools & { files: FileStore; jobs: JobQueue }
type Wish = {
  maxRemoved: number
  isForced?: boolean
  agreed?: Leavers
  /** Everything again, not only what changed. */
  isAll?: boolean
  keepsAll?: boolean
  onProgress?: Progress
}

/** One run of a CRM: what changed since the last one, and once a day what exists. */
export async function runSource(
  tools: SourceTools,
  source: FeedSourceRow,
  { isAll, keepsAll, ...wish }: Wish,
): Promise<FeedReport> {
  const rules = readBy(await loadRuleBook(tools.db))
  const connector = (crm: Crm) =>
    crmConnector(source, crm, { now: tools.now, rules, isAll, keepsAll })
  return importFrom(
    importTools(tools, () => undefined),
    openedConnector(source, tools, connector),
    wish,
  )
}

/** One whose credentials cannot be opened tells so in the report of its run. */
function openedConnector(
  source: FeedSourceRow,
  tools: SourceTools,
  connector: (crm: Crm) => Connector,
): Connector {
  try {
    return connector(openCrm(source, tools))
  } catch (error) {
    const refuse = () => Promise.reject(error)
    return { name: source.name, stage: refuse, share: refuse }
  }
}
