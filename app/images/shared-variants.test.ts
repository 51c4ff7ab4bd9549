import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test, vi } from 'vitest'
import { openTestBucket } from '../files/bucket.testing'
import { openBucketDepot } from '../files/bucket-depot.server'
import { StoreAway } from '../files/depot'
import { openFileStore } from '../files/file-store.server'
import { shortName } from '../files/short-name'
import type { ImageWish } from './image-wish'
import { makeVariant } from './make-variant.server'
import { pictureOf } from './picture-source.server'
import { openVariantStore } from './variant-store.server'

const bucket = await openTestBucket()
afterAll(bucket.close)
const depot = openBucketDepot(bucket.bucket)
const files = openFileStore(depot)
const wish: ImageWish = { width: 400, height: null, format: 'webp' }
const red = { create: { width: 900, height: 600, channels: 3, background: 'red' } } as const
const file = await files.keep('pictures', await sharp(red).png().toBuffer(), 'png')

async function openNode(name = file) {
  const folder = await mkdtemp(path.join(tmpdir(), 'baksteen-node-'))
  const makeOne = vi.fn(makeVariant)
  const variants = await openVariantStore(folder, 1e9, { makeOne, shared: depot })
  return { find: () => variants.find(pictureOf(files, name), wish), makeOne }
}

test('what one node made of a picture, the others fetch', async () => {
  const [one, other] = [await openNode(), await openNode()]
  const made = await one.find()
  expect(made.outcome).toBe('made')
  expect(await other.find()).toEqual(made)
  expect(one.makeOne).toHaveBeenCalledTimes(1)
  expect(other.makeOne).not.toHaveBeenCalled()
})

test('by its short name a picture has the same sizes, which go with it', async () => {
  const blue = { create: { ...red.create, background: 'blue' } }
  const whole = await files.keep('pictures', await sharp(blue).png().toBuffer(), 'png')
  const nodes = [await openNode(shortName(whole)), await openNode(shortName(whole))]
  for (const { find } of nodes) expect((await find()).outcome).toBe('made')
  expect(nodes.map(({ makeOne }) => makeOne.mock.calls.length)).toEqual([1, 0])
  expect([...(await files.variantsKept(whole))]).toEqual(['400.webp'])
  await files.remove(whole)
  expect((await nodes[0]?.find())?.outcome).toBe('unknown')
})

test('while the store is away, what was made is shown and the rest is not called missing', async () => {
  const [before, after] = [await openNode(), await openNode()]
  await before.find()
  bucket.state.refusal = { status: 503, code: 'SlowDown' }
  expect((await before.find()).outcome).toBe('made')
  await expect(after.find()).rejects.toThrow(StoreAway)
  bucket.state.refusal = undefined
  expect((await after.find()).outcome).toBe('made')
})

test('half an original becomes no picture, and is not kept', async () => {
  const large = await sharp({ create: { ...red.create, width: 2000, height: 2000 } })
    .png({ compressionLevel: 0 })
    .toBuffer()
  const big = await files.keep('pictures', large, 'png')
  const folder = await mkdtemp(path.join(tmpdir(), 'baksteen-node-'))
  const variants = await openVariantStore(folder, 1e9, { shared: depot })
  bucket.state.breaksAfter = 100_000
  await expect(variants.find(pictureOf(files, big), wish)).rejects.toThrow(StoreAway)
  bucket.state.breaksAfter = undefined
  expect((await variants.find(pictureOf(files, big), wish)).outcome).toBe('made')
})

test('a picture that is removed is gone, whatever was made of it', async () => {
  const node = await openNode()
  await node.find()
  await files.remove(file)
  expect((await node.find()).outcome).toBe('unknown')
  expect([...bucket.kept.keys()].filter((name) => name.includes('variants/'))).toHaveLength(1)
})
