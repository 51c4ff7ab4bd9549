import { randomBytes } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import type { Database } from '../../database/client.server'
import type { FetchFile } from '../../files/fetch-public-file.server'
import { openFileStore } from '../../files/file-store.server'
import { createVault } from '../../secrets/vault.server'
import { importFrom } from '../import-feed.server'
import { crmConnector } from './crm-connector.server'
import { type CrmName, openCrm, sealCredentials } from './open-crm.server'
import { findSource, saveSource } from './source-queries.server'

const firstMorning = Date.parse('2026-11-15T08:00:00Z')
const day = 24 * 3_600_000

type Wish = {
  isAll?: boolean
  isForced?: boolean
  keepsAll?: boolean
  maxRemoved?: number
  rules?: string
}
type StandIn = { credentials: object; clear: () => void }

/** An agency that is connected to a stand-in of a CRM, with a clock of its own. */
export async function connectTestCrm<Its extends StandIn>(
  db: Database,
  {
    crm,
    standIn,
    name = crm,
    origin,
  }: { crm: CrmName; standIn: Its; name?: string; origin?: string },
) {
  const key = randomBytes(32)
  const vault = createVault(() => [key])
  const files = openFileStore(await mkdtemp(path.join(tmpdir(), `baksteen-${crm}-`)))
  const clock = { time: firstMorning, patience: 20_000 }
  const now = () => new Date(clock.time)
  const nowhere: FetchFile = async () => ({ outcome: 'failed', problem: 'unreachable' })
  const waits: number[] = []
  const wait = async (milliseconds: number) => {
    waits.push(milliseconds)
  }

  const connect = (credentials: object = standIn.credentials) =>
    saveSource(db, {
      name,
      crm,
      credentials: sealCredentials(vault, name, JSON.stringify(credentials)),
    })
  await connect()

  const sourceNow = async () => {
    const source = await findSource(db, name)
    if (!source) throw new Error('The source is gone.')
    return source
  }
  const tools = () => ({ db, vault, now, wait, origin, patience: clock.patience })

  async function take(
    { isAll, isForced, keepsAll, maxRemoved = 0.2, rules = '' }: Wish = {},
    fetchFile = nowhere,
    more: { origin?: string } = {},
  ) {
    const source = await sourceNow()
    const crm = openCrm(source, { ...tools(), ...more })
    const connector = crmConnector(source, crm, { now, rules, isAll, keepsAll })
    const announce = async () => {}
    const localPlaceOf = () => undefined
    const wish = { maxRemoved, isForced }
    return importFrom({ db, files, now, fetchFile, localPlaceOf, announce }, connector, wish)
  }

  return {
    standIn,
    vault,
    key,
    clock,
    files,
    waits,
    connect,
    sourceNow,
    tools,
    take,
    nextDay: () => {
      clock.time += day
    },
    async clear() {
      standIn.clear()
      await db.execute(sql`delete from feed_ids where source = ${name}`)
      await connect()
    },
  }
}
