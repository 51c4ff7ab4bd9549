import { randomBytes } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { anEstate } from '../../../testing/crm/whise-estates'
import { openWhiseStandIn } from '../../../testing/crm/whise-stand-in'
import type { Database } from '../../database/client.server'
import type { FetchFile } from '../../files/fetch-public-file.server'
import { openFileStore } from '../../files/file-store.server'
import { createVault } from '../../secrets/vault.server'
import type { SampleHome } from '../connector-contract.testing'
import { secret } from '../connector-contract.testing'
import { crmConnector } from '../crm/crm-connector.server'
import { openCrm, sealCredentials } from '../crm/open-crm.server'
import { findSource, saveSource } from '../crm/source-queries.server'
import { importFrom } from '../import-feed.server'

const firstMorning = Date.parse('2026-11-15T08:00:00Z')
const day = 24 * 3_600_000

type Wish = { isAll?: boolean; isForced?: boolean; maxRemoved?: number; rules?: string }

/** An agency that is connected to a stand-in of Whise, with a clock of its own. */
export async function openTestWhise(db: Database, name = 'whise') {
  const standIn = await openWhiseStandIn()
  const key = randomBytes(32)
  const vault = createVault(() => [key])
  const files = openFileStore(await mkdtemp(path.join(tmpdir(), 'baksteen-whise-')))
  const clock = { time: firstMorning, patience: 20_000 }
  const now = () => new Date(clock.time)
  standIn.state.clock = () => clock.time
  const nowhere: FetchFile = async () => ({ outcome: 'failed', problem: 'unreachable' })

  const connect = (credentials = standIn.credentials) =>
    saveSource(db, {
      name,
      crm: 'whise',
      credentials: sealCredentials(vault, name, JSON.stringify(credentials)),
    })
  await connect()

  const sourceNow = async () => {
    const source = await findSource(db, name)
    if (!source) throw new Error('The source is gone.')
    return source
  }
  const waits: number[] = []
  const wait = async (milliseconds: number) => {
    waits.push(milliseconds)
  }
  const tools = () => ({ db, vault, now, wait, patience: clock.patience })

  async function take(
    { isAll, isForced, maxRemoved = 0.2, rules = '' }: Wish = {},
    fetchFile = nowhere,
  ) {
    const source = await sourceNow()
    const connector = crmConnector(source, openCrm(source, tools()), { now, rules, isAll })
    const announce = async () => {}
    const localPlaceOf = () => undefined
    return importFrom({ db, files, now, fetchFile, localPlaceOf, announce }, connector, {
      maxRemoved,
      isForced,
    })
  }

  return {
    standIn,
    vault,
    key,
    clock,
    connect,
    sourceNow,
    tools,
    waits,
    take,
    nextDay: () => {
      clock.time += day
    },
    /** As its clock stands now, which has no zone. */
    stamp: () => now().toISOString().slice(0, 19),
    async clear() {
      standIn.clear()
      await db.execute(sql`delete from feed_ids where source = ${name}`)
      await connect()
    },
  }
}

export function estateOf({ number, price, french }: SampleHome, updateDateTime: string) {
  const texts = [
    { languageId: 'nl-BE', content: `Huis ${number}` },
    ...(french ? [{ languageId: 'fr-BE', content: french }] : []),
  ]
  return anEstate({
    id: number,
    price,
    updateDateTime,
    shortDescription: texts,
    owners: [{ name: secret }],
    internalNote: secret,
    contractDetails: { note: secret },
  })
}
