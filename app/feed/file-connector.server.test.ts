import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openTestDatabase } from '../../testing/test-database'
import { openFileStore } from '../files/file-store.server'
import { connectorContract, type SampleHome, secret } from './connector-contract.testing'
import { importFeed } from './import-feed.server'
import { killedAt } from './killed-child.testing'
import { readRecords } from './reading/read-records'
import { aFeedProperty } from './testing'

const { db, url } = await openTestDatabase()
const folder = await mkdtemp(path.join(tmpdir(), 'baksteen-file-connector-'))
const files = openFileStore(folder)
const homes = new Map<number, SampleHome>()
let fault: { name: string; moment: 'at once' | 'later' } | undefined

function recordsOf({ number, price, french }: SampleHome) {
  const record = { ...aFeedProperty({ ID: number, Price: price }), OwnerName: secret }
  const other = { ...record, language: 'fr', Description: french }
  return french ? [record, other] : [record]
}

/** In pieces, as a file comes; broken where the test says so. */
async function* feedText(): AsyncGenerator<string> {
  const records = [...homes.values()].flatMap(recordsOf)
  const text = JSON.stringify(records)
  const start = fault?.moment === 'later' ? text.slice(0, text.length / 2) : ''
  if (fault?.name === 'html') yield `${start}<html>Onderhoud</html>`
  else if (fault?.name === 'truncated') yield start || text.slice(0, 10)
  else if (fault?.name === 'empty') yield start ? `${start}` : '[]'
  else yield text
}

const take = (wish = {}) =>
  importFeed(
    {
      db,
      files,
      now: () => new Date('2026-11-15T08:00:00Z'),
      fetchFile: async () => ({ outcome: 'failed', problem: 'unreachable' }),
      localPlaceOf: () => undefined,
      announce: async () => {},
    },
    { sources: [{ name: 'test', parts: readRecords(feedText()) }], maxRemoved: 0.2, ...wish },
  )

connectorContract('a file', {
  db,
  put: (...more) => {
    for (const home of more) homes.set(home.number, home)
  },
  remove: (...numbers) => {
    for (const number of numbers) homes.delete(number)
  },
  clear: async () => homes.clear(),
  takeAll: take,
  takeNextDay: take,
  faults: ['html', 'truncated', 'empty'],
  killAt: async (moment) => {
    const file = path.join(folder, 'feed.json')
    await writeFile(file, JSON.stringify([...homes.values()].flatMap(recordsOf)))
    await killedAt(moment, ['testing/children/import-in-child.ts', url, file, moment])
  },
  breakWith: (name, moment) => {
    fault = name ? { name, moment } : undefined
  },
})
