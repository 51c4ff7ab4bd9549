import type { JobQueue } from '../../jobs/job-queue.server'
import type { Writer } from '../../journal/journal'
import { noteChange } from '../../journal/queries.server'
import type { Vault } from '../../secrets/vault.server'
import { runUnderWay } from '../queries.server'
import { findHeldRun } from './held-run.server'
import { type CrmName, sealCredentials } from './open-crm.server'
import type { CodeTable, OwnCodes } from './own-codes'
import { sourceAsked } from './source-asked.job.server'
import {
  changeSource,
  type FeedSourceRow,
  findSource,
  keepAsked,
  saveSource,
} from './source-queries.server'
import type { SourceSettings } from './source-settings'

type Tools = Writer & { vault: Vault; jobs: Pick<JobQueue, 'enqueue'> }

const of = (name: string) => ({ kind: 'source', id: name })

/** Connected and off; what it is opened with is encrypted, and stands in no journal. */
export function connectSource(
  { db, staff, now, vault }: Tools,
  { name, crm, credentials }: { name: string; crm: CrmName; credentials: string },
) {
  return db.transaction(async (tx) => {
    const isKnown = (await findSource(tx, name)) !== undefined
    const sealed = sealCredentials(vault, name, credentials)
    await saveSource(tx, { name, crm, credentials: sealed })
    const action = isKnown ? 'credentials' : 'connect'
    await noteChange(tx, { by: staff, at: now(), subject: of(name), action })
  })
}

/** The first free name: "whise", "whise-2". */
export async function freeName({ db }: Pick<Tools, 'db'>, crm: CrmName): Promise<string> {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? crm : `${crm}-${number}`
    if (!(await findSource(db, name))) return name
  }
}

type Change = Partial<SourceSettings & { isOn: boolean }>

export function setSource({ db, staff, now }: Writer, source: FeedSourceRow, change: Change) {
  return db.transaction(async (tx) => {
    await changeSource(tx, source.name, change)
    const { rhythm, tells, isOn } = source
    const before = { rhythm, tells, isOn }
    const after = { ...before, ...change }
    const subject = of(source.name)
    await noteChange(tx, { by: staff, at: now(), subject, action: 'change', before, after })
  })
}

/** Other codes mean that everything is read again. */
export function setOwnCode(
  { db, staff, now }: Writer,
  source: FeedSourceRow,
  { table, code, means }: { table: CodeTable; code: string; means: string | number | null },
) {
  const { [code]: _, ...others } = source.ownCodes[table]
  const codes = means === null ? others : { ...others, [code]: means }
  const after: OwnCodes = { ...source.ownCodes, [table]: codes }
  return db.transaction(async (tx) => {
    await changeSource(tx, source.name, { ownCodes: after })
    const subject = of(source.name)
    const before = source.ownCodes
    await noteChange(tx, { by: staff, at: now(), subject, action: 'change', before, after })
  })
}

/** Kept until it was done; says whether another run is under way, which goes first. */
export function askForRun(
  { db, staff, now, jobs }: Tools,
  { name }: FeedSourceRow,
  { isAll }: { isAll: boolean },
): Promise<{ isLater: boolean }> {
  return db.transaction(async (tx) => {
    await keepAsked(tx, name, { at: now().toISOString(), isAll })
    await jobs.enqueue(tx, sourceAsked, { name })
    const action = isAll ? 'read-all' : 'read'
    await noteChange(tx, { by: staff, at: now(), subject: of(name), action })
    return { isLater: (await runUnderWay(tx)) !== undefined }
  })
}

/** A manager saw what would leave, and lets it go; false when that run waits for nobody any more. */
export function letLeave({ db, staff, now, jobs }: Tools, source: FeedSourceRow, held: string) {
  return db.transaction(async (tx) => {
    const run = await findHeldRun(tx, source)
    if (run?.runId !== held) return false
    const { name } = source
    await keepAsked(tx, name, { at: now().toISOString(), isAll: false, held })
    await jobs.enqueue(tx, sourceAsked, { name })
    const after = { leaving: run.leaving }
    await noteChange(tx, { by: staff, at: now(), subject: of(name), action: 'let-leave', after })
    return true
  })
}
