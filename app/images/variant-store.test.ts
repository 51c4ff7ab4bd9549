import { mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { createDiskCache } from './disk-cache.server'
import type { ImageWish } from './image-wish'
import { makeVariant } from './make-variant.server'
import { pictureAt } from './picture-source.server'
import { openVariantStore } from './variant-store.server'

const folder = await mkdtemp(path.join(tmpdir(), 'baksteen-variants-'))
const place = path.join(folder, 'red.png')
await writeFile(
  place,
  await sharp({ create: { width: 900, height: 600, channels: 3, background: 'red' } })
    .png()
    .toBuffer(),
)
const wish: ImageWish = { width: 400, height: null, format: 'webp' }

test('[7.06] however many ask at once, a picture is made once', async () => {
  const make = vi.fn(makeVariant)
  const store = await openVariantStore(path.join(folder, 'once'), 1e9, { makeOne: make })
  const found = await Promise.all(
    Array.from({ length: 50 }, () => store.find(pictureAt(place), wish)),
  )
  await store.find(pictureAt(place), wish)
  expect(found.every(({ outcome }) => outcome === 'made')).toBe(true)
  expect(make).toHaveBeenCalledTimes(1)

  const afterRestart = await openVariantStore(path.join(folder, 'once'), 1e9, { makeOne: make })
  expect((await afterRestart.find(pictureAt(place), wish)).outcome).toBe('made')
  expect(make).toHaveBeenCalledTimes(1)
})

test('who may not have one made gets those that are kept, and holds up nobody else', async () => {
  const store = await openVariantStore(path.join(folder, 'turns'), 1e9)
  let other: ReturnType<typeof store.find> | undefined
  // Somebody else asks while the first waits to hear.
  const noTurn = async () => {
    other ??= store.find(pictureAt(place), wish)
    return { outcome: 'too-many' } as const
  }
  expect((await store.find(pictureAt(place), wish, noTurn)).outcome).toBe('too-many')
  expect((await other)?.outcome).toBe('made')
  expect((await store.find(pictureAt(place), wish, noTurn)).outcome).toBe('made')
})

test('[7.06] a file that is not there is unknown, one that is no picture unreadable', async () => {
  const store = await openVariantStore(path.join(folder, 'bad'), 1e9)
  expect(await store.find(pictureAt(path.join(folder, 'none.png')), wish)).toEqual({
    outcome: 'unknown',
  })
  const text = path.join(folder, 'text.png')
  await writeFile(text, 'no picture')
  expect(await store.find(pictureAt(text), wish)).toMatchObject({ outcome: 'unreadable' })
})

test('the file used longest ago makes room, also after a restart', async () => {
  const place = path.join(folder, 'disk')
  const disk = await createDiskCache(place, 250)
  const bytes = Buffer.alloc(100)
  await disk.write('aa/one', bytes)
  await disk.write('aa/two', bytes)
  await disk.read('aa/one')
  await disk.write('aa/three', bytes)
  expect((await readdir(path.join(place, 'aa'))).sort()).toEqual(['one', 'three'])
  expect((await createDiskCache(place, 100)).size).toBe(100)
})
