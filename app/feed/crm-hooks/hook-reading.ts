import type { ToldOf } from '../notices/owe-addresses.server'
import type { HookRow } from './hook-queries.server'

/** What became of one reading of what a CRM told us of. */
export type HookReading = {
  waiting: Map<string, HookRow>
  /** Not the records: a run that takes everything again would hold them all. */
  read: Map<string, ToldOf[]>
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
  const things = read.get(externalId)
  if (!things) return {}
  const own = things.find((each) => each.externalId === externalId)
  if (own?.kind === 'project') {
    const units = things.filter((each) => each !== own).map((each) => each.externalId)
    return { units, project: null }
  }
  return { units: null, project: own?.project ?? null }
}
