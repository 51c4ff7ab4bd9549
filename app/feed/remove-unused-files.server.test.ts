import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { openFileStore } from '../files/file-store.server'
import { findCard } from '../properties/queries.server'
import { cleanFeed } from './feed-round.job.server'
import { importFeed } from './import-feed.server'
import { partsOfObject } from './reading/open-source.server'
import { aFeedProperty } from './testing'
import { morning } from './testing.server'

const { db } = await openTestDatabase()
const files = openFileStore(await mkdtemp(path.join(tmpdir(), 'baksteen-tidy-')))
const day = 86_400_000
const later = (days: number) => () => new Date(morning.getTime() + days * day)

const pictureOf = (background: string) =>
  sharp({ create: { width: 30, height: 20, channels: 3, background } })
    .webp()
    .toBuffer()
const colours: Record<string, string> = { shared: '#ffffff', a: '#aa0000', b: '#00bb00' }

async function take(properties: object[], now = () => morning) {
  await importFeed(
    {
      db,
      files,
      now,
      localPlaceOf: () => undefined,
      announce: async () => {},
      fetchFile: async (url) => {
        const bytes = await pictureOf(colours[url.split('/')[3] ?? ''] ?? '#000000')
        return { outcome: 'fetched', bytes }
      },
    },
    { sources: [{ name: 'test', parts: partsOfObject(properties) }], maxRemoved: 1 },
  )
}

const property = (ID: number, colour: string) =>
  aFeedProperty({
    ID,
    Pictures: [
      { ID: 1, Url: `https://crm.example/${colour}/${ID}.jpg` },
      { ID: 2, Url: `https://crm.example/shared/${ID}.jpg` },
    ],
  })

async function filesOf(id: number): Promise<string[]> {
  return (await findCard(db, id))?.('nl').pictures.map(({ file }) => file) ?? []
}

test('[7.01] the files of a property go with it, unless another property shows them too', async () => {
  await take([property(1, 'a'), property(2, 'b')])
  const [own = '', shared = ''] = await filesOf(1)
  expect((await filesOf(2))[1]).toBe(shared)
  await take([property(2, 'b')], later(1))

  await cleanFeed({ db, files, now: later(20) })
  expect(await files.read(own)).toBeDefined()
  await cleanFeed({ db, files, now: later(40) })
  expect(await files.read(own)).toBeUndefined()
  expect(await files.read(shared)).toBeDefined()
  for (const file of await filesOf(2)) expect(await files.read(file)).toBeDefined()

  await take([property(1, 'a'), property(2, 'b')], later(41))
  expect(await files.read((await filesOf(1))[0] ?? '')).toBeDefined()
})
