import { createVersionedCache } from '../../web/versioned-cache'
import { listAgents, listHours, listViewingDays } from '../agents/agent-queries.server'

/** Who shows homes, at which hours of the week, and on which days otherwise. */
export const diaries = { listAgents, listHours, listViewingDays }
export type Diaries = typeof diaries

const recall = createVersionedCache(200)

/**
 * Read once until content changes: the pages of all homes of one agent ask the same. For pages that tell hours;
 * whoever books them is answered by what stands there now.
 */
export function diariesAtHand(version: number): Diaries {
  return {
    listAgents: (db) => recall(version, 'agents', () => listAgents(db)),
    listHours: (db, agentId) => recall(version, `hours ${agentId}`, () => listHours(db, agentId)),
    listViewingDays: (db, agentId, from) =>
      recall(version, `days ${agentId} ${from}`, () => listViewingDays(db, agentId, from)),
  }
}
