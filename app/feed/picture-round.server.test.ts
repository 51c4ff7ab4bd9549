import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { whileAlone } from '../database/while-alone.server'
import { openFileStore } from '../files/file-store.server'
import { findCard } from '../properties/queries.server'
import { importFeed } from './import-feed.server'
import { openPictureRound } from './picture-round.job.server'
import { partsOfObject } from './reading/open-source.server'
import { aFeedProperty } from './testing'
import { morning } from './testing.server'

const { db } = await openTestDatabase()
const files = openFileStore(await mkdtemp(path.join(tmpdir(), 'baksteen-round-')))

const pictures = [1, 2, 3, 4].map((ID) => ({ ID, Url: `https://crm.example/${ID}.jpg` }))
await importFeed(
  {
    db,
    files,
    now: () => morning,
    localPlaceOf: () => undefined,
    announce: async () => {},
    fetchFile: async (url) => {
      const background = `#${url.at(-5)}0${url.at(-5)}0${url.at(-5)}0`
      const create = { width: 60, height: 40, channels: 3 as const, background }
      return { outcome: 'fetched', bytes: await sharp({ create }).webp().toBuffer() }
    },
  },
  {
    sources: [
      { name: 'test', parts: partsOfObject([aFeedProperty({ ID: 1, Pictures: pictures })]) },
    ],
    maxRemoved: 1,
  },
)
const named = (await findCard(db, 1))?.('nl').pictures.map(({ file }) => file) ?? []
const formatsOf = async (file: string) => {
  const kept = [...(await files.variantsKept(file))].map((name) => name.split('.')[1])
  return [...new Set(kept)].sort()
}
const formats = () => Promise.all(named.map(formatsOf))

test('a picture that comes in is there as webp, and as avif after a round if it is seen first', async () => {
  expect(named).toHaveLength(4)
  expect(await formats()).toEqual([['webp'], ['webp'], ['webp'], ['webp']])

  const left = new AbortController()
  left.abort()
  await openPictureRound({ db, files, leaving: left.signal })()
  expect(await formats()).toEqual([['webp'], ['webp'], ['webp'], ['webp']])

  // Of two nodes, one is enough.
  await whileAlone(db, 'pictures', () => openPictureRound({ db, files })())
  expect(await formats()).toEqual([['webp'], ['webp'], ['webp'], ['webp']])

  await openPictureRound({ db, files })()
  const both = ['avif', 'webp']
  expect(await formats()).toEqual([both, both, both, ['webp']])
})
