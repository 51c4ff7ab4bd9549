import type { Database } from '../../database/client.server'
import type { Crm, CrmPage, CrmRecord } from '../crm/crm'
import { toldOf } from '../notices/owe-addresses.server'
import { UnreadableFeed } from '../reading/unreadable-feed'
import { waitingHooks, workedOff } from './hook-queries.server'
import { type HookReading, openReading } from './hook-reading'
import { existingAfter, settleReading } from './settle-reading.server'

type Told = {
  db: Database
  source: string
  now: () => Date
  /** Where visitors find us; without it no CRM hears where its homes are. */
  origin?: string
  /** Throws when we are not let in. */
  logIn: () => Promise<unknown>
  /** A home, or a project with its units; null when it is not to be had. */
  readOne: ReadOne
}
type ReadOne = (externalId: string) => Promise<CrmRecord[] | null>

/** In one run, so that a thousand at once neither fill the memory nor outlive the addresses of their files. */
const mostAtOnce = 250
const perPage = 50

/**
 * A CRM that tells us by itself what changed, and of which only that can be read, for a while. So what
 * it told us of exists until it was called gone.
 */
export function tellingCrm({ db, source, now, origin, logIn, readOne }: Told) {
  let reading = openReading()

  async function* read({ since }: Parameters<Crm['read']>[0]): AsyncGenerator<CrmPage> {
    await logIn()
    reading = openReading(await waitingHooks(db, source, mostAtOnce))
    const changed = [...reading.waiting.values()].filter(({ event }) => event === 'changed')
    const asked = changed.map(({ externalId }) => externalId)
    // Everything again: what was told of before, as far as it can still be read. What waits has its turn.
    if (since === null) asked.push(...(await workedOff(db, source)))
    yield* readTold(asked, reading, readOne)
  }

  return {
    isTelling: true as const,
    read,
    readUntil: () => now().toISOString(),
    existing: () => existingAfter(db, source, reading),
    async *readThese(): AsyncGenerator<CrmPage> {},
    onApplied: (_: Database, { keepsAll }: { keepsAll: boolean }) =>
      settleReading(db, { source, reading, now: now(), origin, keepsAll }),
  }
}

/** One that cannot be read keeps nobody waiting; two in a row, or the only one, and it is the CRM. */
async function* readTold(
  asked: string[],
  reading: HookReading,
  readOne: ReadOne,
): AsyncGenerator<CrmPage> {
  const total = asked.length
  let records: CrmRecord[] = []
  // Whatever lies there from a run that was killed: it may be older than what is read now.
  let isAnew = true
  let trouble: UnreadableFeed | undefined
  for (const [at, externalId] of asked.entries()) {
    const got = await readOne(externalId).catch(onlyUnreadable)
    if (got instanceof UnreadableFeed) {
      if (trouble || got.reason === 'not-let-in') throw got
      trouble = got
      reading.unread.set(externalId, got.reason)
      continue
    }
    trouble = undefined
    if (got) {
      reading.read.set(externalId, got.map(toldOf))
      records.push(...got)
    } else reading.unread.set(externalId, 'not-to-be-had')
    if (records.length < perPage) continue
    yield { records, place: { offset: at + 1, total }, isAnew }
    records = []
    isAnew = false
  }
  if (trouble && total === 1) throw trouble
  yield { records, place: { offset: total, total }, isAnew }
}

function onlyUnreadable(error: unknown): UnreadableFeed {
  if (error instanceof UnreadableFeed) return error
  throw error
}
