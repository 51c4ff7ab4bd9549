import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import type { Database } from '../app/database/client.server'
import { crmConnector } from '../app/feed/crm/crm-connector.server'
import { type CrmName, isTelling, openCrm, sealCredentials } from '../app/feed/crm/open-crm.server'
import { findSource, saveSource } from '../app/feed/crm/source-queries.server'
import { hasDueHooks, putHook } from '../app/feed/crm-hooks/hook-queries.server'
import { importFrom } from '../app/feed/import-feed.server'
import { openFileStore } from '../app/files/file-store.server'
import { createVault } from '../app/secrets/vault.server'
import { sweepbrightId } from '../testing/crm/sweepbright-estates'
import { withDatabase } from './bench-database'
import { importFile } from './import.bench'
import { watchMemory } from './live-memory'
import { say } from './stopwatch'

const homes = Number(process.env.BENCH_HOMES ?? 20_000)
const changed = 50
const mostSecondsForChanges = 10
const timesTheFile = 1.5

/** Each CRM by its stand-in: everything from nothing, then what changed. Without pauses between calls. */
export async function run() {
  const only = process.env.BENCH_CRM?.split(',')
  let file = 0
  await withDatabase(async (db) => {
    file = (await importFile(db, 250_000)).seconds
    say(`${homes} homes of a file, from nothing: ${file.toFixed(1)} s`)
  })
  for (const crm of ['whise', 'omnicasa', 'sweepbright', 'skarabee'] as const) {
    if (!only || only.includes(crm)) await measure(crm, file * timesTheFile)
  }
}

const now = () => new Date('2026-11-10T08:00:00Z')

/** As its hooks would have, one after the other. */
async function tellOf(db: Database, count: number, moment: string) {
  const happenedAt = new Date(moment)
  for (let id = 1; id <= count; id += 1) {
    const hook = { event: 'changed' as const, externalId: sweepbrightId(id), happenedAt }
    await putHook(db, 'sweepbright', hook, now())
  }
}

async function measure(name: CrmName, mostSeconds: number) {
  const standIn = fork('bench/crm-stand-in.js', [name, `${homes}`], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const [line] = standIn.stdout ? await once(standIn.stdout, 'data') : ['']
  await withDatabase(async (db) => {
    say(`${homes} homes of ${name} in four languages`)
    const key = randomBytes(32)
    const vault = createVault(() => [key])
    const credentials = sealCredentials(vault, name, String(line))
    await saveSource(db, { name, crm: name, credentials })

    const read = async () => {
      const source = await findSource(db, name)
      if (!source) throw new Error('The source is gone.')
      const crm = openCrm(source, { db, vault, now, wait: async () => {} })
      const { outcome, counts } = await importFrom(
        {
          db,
          files: openFileStore(tmpdir()),
          now,
          fetchFile: async () => ({ outcome: 'failed', problem: 'unreachable' }),
          localPlaceOf: () => undefined,
          announce: async () => {},
        },
        crmConnector(source, crm, { now, rules: '' }),
        { maxRemoved: 0.2 },
      )
      if (outcome !== 'applied') throw new Error(outcome)
      return counts.properties
    }

    const take = async (what: string, most: number) => {
      const memory = watchMemory()
      const start = performance.now()
      const runs = [await read()]
      // One that tells us by itself is worked off in parts.
      while (isTelling(name) && (await hasDueHooks(db, name, now()))) runs.push(await read())
      const seconds = (performance.now() - start) / 1_000
      const heap = memory.most()
      const verdict = heap < 150 && seconds < most ? 'met' : 'MISSED'
      const sum = (part: 'added' | 'changed') => runs.reduce((all, each) => all + each[part], 0)
      say(
        `  ${what.padEnd(26)} ${seconds.toFixed(1)} s, ${sum('added')} added, ${sum('changed')} changed; live memory at most ${heap} MB (aim: ${most.toFixed(0)} s and 150 MB, ${verdict})`,
      )
    }

    if (isTelling(name)) await tellOf(db, homes, '2026-11-10T07:00:00Z')
    await take('from nothing', mostSeconds)
    standIn.send({ changed, moment: '2026-11-09T10:00:00' })
    await once(standIn, 'message')
    if (isTelling(name)) await tellOf(db, changed, '2026-11-10T07:30:00Z')
    await take(`${changed} changed`, mostSecondsForChanges)
  })
  standIn.disconnect()
}
