import { randomBytes } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { aSweepbrightEstate, sweepbrightId } from '../../../testing/crm/sweepbright-estates'
import { openSweepbrightStandIn } from '../../../testing/crm/sweepbright-stand-in'
import type { Database } from '../../database/client.server'
import type { FetchFile } from '../../files/fetch-public-file.server'
import { openFileStore } from '../../files/file-store.server'
import { createVault } from '../../secrets/vault.server'
import { type SampleHome, secret } from '../connector-contract.testing'
import { crmConnector } from '../crm/crm-connector.server'
import { openCrm, sealCredentials } from '../crm/open-crm.server'
import { findSource, saveSource } from '../crm/source-queries.server'
import { receiveHook } from '../crm-hooks/receive-hook.server'
import { importFrom } from '../import-feed.server'

const firstMorning = Date.parse('2026-11-15T08:00:00Z')
const minute = 60_000
const name = 'sweepbright'

const standing = { wait: async () => {}, origin: 'https://agency.test' }
const quiet = { localPlaceOf: () => undefined, announce: async () => {} }
const jobs = { enqueue: async () => {} }
const nowhere: FetchFile = async () => ({ outcome: 'failed', problem: 'unreachable' })

type Wish = { isAll?: boolean; isForced?: boolean; keepsAll?: boolean; maxRemoved?: number }

/** An agency that is connected to a stand-in of SweepBright, with a clock of its own. */
export async function openTestSweepbright(db: Database) {
  const standIn = await openSweepbrightStandIn()
  const key = randomBytes(32)
  const vault = createVault(() => [key])
  const files = openFileStore(await mkdtemp(path.join(tmpdir(), 'baksteen-sweepbright-')))
  const clock = { time: firstMorning, patience: 20_000 }
  const now = () => new Date(clock.time)
  standIn.state.clock = () => clock.time

  const connect = (credentials: object = standIn.credentials) =>
    saveSource(db, {
      name,
      crm: 'sweepbright',
      credentials: sealCredentials(vault, name, JSON.stringify(credentials)),
    })
  await connect()

  const sourceNow = async () => {
    const source = await findSource(db, name)
    if (!source) throw new Error('The source is gone.')
    return source
  }
  const tools = () => ({ ...standing, db, vault, now, patience: clock.patience })

  /** As it stands at our door. */
  const send = (body: string, signature: string, source = name) => {
    const headers = new Headers({ 'x-hook-signature': signature })
    const sent = { crm: 'sweepbright', source, bytes: Buffer.from(body), headers }
    return receiveHook({ db, vault, jobs, now }, sent)
  }
  async function tell(event: Parameters<typeof standIn.hook>[0], id: string, at?: Date) {
    // Two words of the same home have two moments.
    clock.time += 1_000
    const { body, signature } = standIn.hook(event, id, at)
    return send(body, signature)
  }

  async function take(
    { isAll, isForced, keepsAll, maxRemoved = 0.2 }: Wish = {},
    fetchFile = nowhere,
  ) {
    const source = await sourceNow()
    const wish = { now, rules: '', isAll, keepsAll }
    const connector = crmConnector(source, openCrm(source, tools()), wish)
    const parts = { ...quiet, db, files, now, fetchFile }
    return importFrom(parts, connector, { maxRemoved, isForced })
  }

  return {
    standIn,
    vault,
    key,
    clock,
    files,
    connect,
    sourceNow,
    tools,
    send,
    tell,
    take,
    later: (minutes: number) => {
      clock.time += minutes * minute
    },
    async clear() {
      standIn.clear()
      await db.execute(sql`delete from feed_ids where source = ${name}`)
      await db.execute(sql`delete from feed_hooks`)
      await connect()
    },
  }
}

export function estateOf({ number, price, french }: SampleHome) {
  return aSweepbrightEstate({
    id: sweepbrightId(number),
    price: { amount: price, currency: 'EUR', hidden: false },
    description: { nl: `Huis ${number}`, ...(french && { fr: french }) },
    vendors: [{ first_name: secret, email: `${secret}@example.test` }],
    buyers: [{ last_name: secret }],
    internal_note: secret,
    occupancy: { contact_details: secret },
    mandate: { number: secret },
  })
}
