import type { CrmRecord } from '../crm/crm'
import type { HookRow } from './hook-queries.server'

/** What became of one reading of what a CRM told us of. */
export type HookReading = {
  waiting: Map<string, HookRow>
  read: Map<string, CrmRecord[]>
  gone: HookRow[]
  /** What could not be read, and why. */
  unread: Map<string, string>
}

export function openReading(waiting: HookRow[] = []): HookReading {
  return {
    waiting: new Map(waiting.map((row) => [row.externalId, row])),
    read: new Map(),
    gone: waiting.filter(({ event }) => event === 'deleted'),
    unread: new Map(),
  }
}

/** What it says of the units of a project, and of the project of a unit. */
export function kinIn({ read }: HookReading, externalId: string) {
  const records = read.get(externalId)
  if (!records) return {}
  const own = records.find((each) => each.externalId === externalId)
  if (own?.kind === 'project') {
    const units = records.filter((each) => each !== own).map((each) => each.externalId)
    return { units, project: null }
  }
  const project = own && 'project' in own.record ? own.record.project : null
  return { units: null, project }
}
