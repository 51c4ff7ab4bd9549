import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import type { FetchFile, FileVersion } from '../files/fetch-public-file.server'
import { openFileStore } from '../files/file-store.server'
import { findCard } from '../properties/queries.server'
import { importFeed } from './import-feed.server'
import { filesBeside, partsOfObject } from './reading/open-source.server'
import { aFeedProperty } from './testing'
import { morning } from './testing.server'

const { db } = await openTestDatabase()
const folder = await mkdtemp(path.join(tmpdir(), 'baksteen-feed-files-'))
const files = openFileStore(path.join(folder, 'store'))
const brick = sharp({ create: { width: 90, height: 60, channels: 3, background: '#a4452c' } })
const picture = await brick.webp().toBuffer()
await mkdir(path.join(folder, 'feed'))
await writeFile(path.join(folder, 'feed/beside.webp'), picture)
await writeFile(path.join(folder, 'outside.webp'), picture)

const other = await sharp({
  create: { width: 60, height: 60, channels: 3, background: '#45603f' },
})
  .webp()
  .toBuffer()

const asked: string[] = []
const versions = new Map<string, { etag: string; bytes: Buffer }>()
let isUp = true
const fetchFile: FetchFile = async (url, known?: FileVersion) => {
  asked.push(url)
  const { etag, bytes } = versions.get(url) ?? { etag: '"1"', bytes: picture }
  if (known?.etag === etag) return { outcome: 'unchanged' }
  if (!url.startsWith('https:')) return { outcome: 'failed', problem: 'not-a-web-address' }
  if (url.endsWith('page.jpg')) return { outcome: 'fetched', bytes: Buffer.from('<html>') }
  if (url.endsWith('late.jpg') && !isUp) return { outcome: 'failed', problem: 'too-slow' }
  return { outcome: 'fetched', bytes, version: { etag, lastModified: null } }
}

function take(urls: string[], Price = 300_000) {
  asked.length = 0
  const Pictures = urls.map((Url, index) => ({ ID: index + 1, Url }))
  const source = { name: 'test', parts: partsOfObject([aFeedProperty({ ID: 1, Pictures, Price })]) }
  const localPlaceOf = filesBeside(path.join(folder, 'feed/feed.json'))
  const announce = async () => {}
  const tools = { db, files, now: () => morning, fetchFile, localPlaceOf, announce }
  return importFeed(tools, { sources: [source], maxRemoved: 0.2 })
}

const shown = async () => (await findCard(db, 1))?.('nl').pictures.map(({ id }) => id)

test('[7.01] a picture that is none is skipped and reported; the others stay', async () => {
  const report = await take(['https://crm.example/1.jpg', 'https://crm.example/page.jpg'])
  expect(await shown()).toEqual([1])
  expect(report.problems).toMatchObject([
    { id: 1, field: 'https://crm.example/page.jpg', problem: 'not-a-picture', isRefusal: false },
  ])
  expect(report.outcome).toBe('applied')
})

test('[7.01] a picture we have is not sent again, and of a property without news not even asked for', async () => {
  const report = await take(['https://crm.example/1.jpg', 'https://crm.example/2.jpg'], 310_000)
  expect(report.counts.files.fetched).toBe(1)
  await take(['https://crm.example/1.jpg', 'https://crm.example/2.jpg'], 310_000)
  expect(asked).toEqual([])
})

test('[7.01] a picture replaced under the same address is noticed when its property changes', async () => {
  const url = 'https://crm.example/replaced.jpg'
  await take([url], 320_000)
  const file = async () => (await findCard(db, 1))?.('nl').pictures[0]
  const before = await file()
  versions.set(url, { etag: '"2"', bytes: other })
  await take([url], 321_000)
  expect(await file()).toMatchObject({ width: 60, height: 60 })
  expect((await file())?.file).not.toBe(before?.file)
  versions.set(url, { etag: '"3"', bytes: Buffer.from('<html>') })
  await take([url], 322_000)
  expect(await file()).toMatchObject({ width: 60, height: 60 })
})

test('[7.01] a picture that was late is asked for again, without a change in the feed', async () => {
  isUp = false
  await take(['https://crm.example/late.jpg'])
  expect(await shown()).toEqual([])
  const again = await take(['https://crm.example/late.jpg'])
  expect(again.counts.properties).toMatchObject({ changed: 0, unchanged: 1 })
  isUp = true
  await take(['https://crm.example/late.jpg'])
  expect(await shown()).toEqual([1])
})

test('[7.01] a file beside the feed is taken, one outside its folder is not', async () => {
  const report = await take([
    'beside.webp',
    '../outside.webp',
    '/etc/passwd',
    'store/../beside.webp',
  ])
  expect(await shown()).toEqual([1, 4])
  expect(asked.sort()).toEqual(['../outside.webp', '/etc/passwd'])
  expect(report.counts.files.skipped).toBe(2)
})
