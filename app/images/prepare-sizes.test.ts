import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { openFileStore } from '../files/file-store.server'
import { openFolderDepot } from '../files/folder-depot.server'
import type { ImageWish } from './image-wish'
import { makeVariant } from './make-variant.server'
import { pictureOf } from './picture-source.server'
import { preparedName, prepareSizes } from './prepare-sizes.server'
import { openVariantStore } from './variant-store.server'

const folder = await mkdtemp(path.join(tmpdir(), 'baksteen-prepared-'))
const depot = openFolderDepot(path.join(folder, 'files'))
const files = openFileStore(depot)

async function aPicture(background: string) {
  const create = { width: 1600, height: 900, channels: 3 as const, background }
  return files.keep('pictures', await sharp({ create }).webp().toBuffer(), 'webp')
}

const wishFor = (width: ImageWish['width'], format: ImageWish['format'] = 'webp'): ImageWish => ({
  width,
  height: null,
  format,
})

test('a picture that was prepared needs no encoder any more', async () => {
  const file = await aPicture('#a4452c')
  expect(await prepareSizes(files, file, 'webp')).toBe(4)
  expect(await prepareSizes(files, file, 'avif')).toBe(3)

  const makeOne = vi.fn(makeVariant)
  const store = await openVariantStore(path.join(folder, 'one'), 1e9, { makeOne })
  for (const wish of [
    wishFor(400),
    wishFor(720),
    wishFor(900),
    wishFor(1360),
    wishFor(400, 'avif'),
  ]) {
    const found = await store.find(pictureOf(files, file), wish)
    const { width } = await sharp('bytes' in found ? found.bytes : undefined).metadata()
    expect(width).toBe(wish.width)
  }
  expect(makeOne).not.toHaveBeenCalled()
})

test('what is kept is not made again, and what broke off is made whole', async () => {
  const file = await aPicture('#446688')
  await prepareSizes(files, file, 'webp')
  const left = await files.variantsKept(file)
  expect([...left].sort()).toEqual(['1360.webp', '400.webp', '720.webp', '900.webp'])
  for await (const { name } of depot.list('variants/')) {
    if (name.endsWith('/720.webp')) await depot.remove(name)
  }
  expect(await prepareSizes(files, file, 'webp')).toBe(1)
  expect(await prepareSizes(files, file, 'webp')).toBe(0)
})

test('who is to stop leaves the rest to the next', async () => {
  const file = await aPicture('#ffffff')
  const leaving = new AbortController()
  leaving.abort()
  expect(await prepareSizes(files, file, 'webp', { leaving: leaving.signal })).toBe(0)
  expect((await files.variantsKept(file)).size).toBe(0)
})

test('one that should have been prepared is kept for all once somebody asked', async () => {
  const file = await aPicture('#00bb00')
  const store = await openVariantStore(path.join(folder, 'two'), 1e9)
  const source = pictureOf(files, file)
  expect(await store.findKept(source, wishFor(720))).toBeUndefined()
  expect((await store.find(source, wishFor(720))).outcome).toBe('made')
  expect([...(await files.variantsKept(file))]).toEqual(['720.webp'])
})

test('the sizes go with their picture', async () => {
  const file = await aPicture('#123456')
  await prepareSizes(files, file, 'webp')
  await files.remove(file)
  expect((await files.variantsKept(file)).size).toBe(0)
})

test('nothing is prepared that pages do not show', () => {
  expect(preparedName(wishFor(720))).toBe('720.webp')
  expect(preparedName(wishFor(1360, 'avif'))).toBeUndefined()
  expect(preparedName(wishFor(400, 'png'))).toBeUndefined()
  expect(preparedName(wishFor(600))).toBeUndefined()
  expect(preparedName({ width: 60, height: 60, format: 'webp' })).toBeUndefined()
})
