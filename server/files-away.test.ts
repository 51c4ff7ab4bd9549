import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { openTestBucket } from '../app/files/bucket.testing'
import { openBucketDepot } from '../app/files/bucket-depot.server'
import { openFileStore } from '../app/files/file-store.server'
import { openVariantStore } from '../app/images/variant-store.server'
import { openTestServer, testTools } from './testing'

test('while the store of the files is away nothing is called missing, and pages stand', async () => {
  const bucket = await openTestBucket()
  onTestFinished(bucket.close)
  const files = openFileStore(openBucketDepot(bucket.bucket))
  const folder = await mkdtemp(path.join(tmpdir(), 'baksteen-away-'))
  const variants = await openVariantStore(folder, 1e9)
  const { ask } = openTestServer(undefined, { variants, tools: { ...testTools, files } })
  const background = { width: 90, height: 60, channels: 3, background: 'red' } as const
  const picture = await sharp({ create: background }).png().toBuffer()
  const seen = `/images/${await files.keep('pictures', picture, 'png')}?width=400&format=webp`
  const unseen = `/images/${await files.keep('plans', picture, 'png')}?width=400&format=webp`
  const film = `/${await files.keep('films', Buffer.from('film'), 'mp4')}`
  const statusOf = async (address: string) => (await ask(address)).status
  expect(await statusOf(seen)).toBe(200)

  bucket.state.refusal = { status: 503, code: 'SlowDown' }
  expect(await statusOf(seen)).toBe(200)
  expect(await statusOf(unseen)).toBe(503)
  expect(await statusOf(film)).toBe(503)
  expect(await statusOf('/nl/te-koop/')).toBe(200)

  bucket.state.refusal = undefined
  expect(await statusOf(unseen)).toBe(200)
  expect(await statusOf(film)).toBe(200)
  expect(await statusOf(unseen.replace('/plans/', '/pictures/').replace('.png', '.webp'))).toBe(404)
})
