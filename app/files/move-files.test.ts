import { createHash } from 'node:crypto'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openTestBucket } from './bucket.testing'
import { openBucketDepot } from './bucket-depot.server'
import type { Depot } from './depot'
import { openFileStore } from './file-store.server'
import { openFolderDepot } from './folder-depot.server'
import { moveFiles } from './move-files.server'

const store = await openTestBucket()
afterAll(store.close)
const bucket = openBucketDepot(store.bucket)
const newFolder = () => mkdtemp(path.join(tmpdir(), 'baksteen-move-'))
let folder = ''

beforeEach(async () => {
  store.kept.clear()
  folder = await newFolder()
})

async function fill(depot: Depot) {
  const files = openFileStore(depot)
  await files.keepAs('site/banner.webp', Buffer.from('banner'))
  for (let at = 0; at < 20; at += 1)
    await files.keep('pictures', Buffer.from(`picture ${at}`), 'webp')
  await depot.put('variants/ab/small.webp', Buffer.from('made again'))
}

async function hashesIn(depot: Depot) {
  const files = openFileStore(depot)
  const found: [string, string][] = []
  for await (const { name } of depot.list('')) {
    if (name.startsWith('variants/')) continue
    const bytes = (await files.read(name)) ?? Buffer.alloc(0)
    found.push([name, createHash('sha256').update(bytes).digest('hex')])
  }
  return new Map(found.sort())
}

test('from a folder to a bucket and back, every file is the same', async () => {
  const from = openFolderDepot(folder)
  await fill(from)
  expect(await moveFiles(from, bucket)).toEqual({ copied: 21, present: 0, damaged: [] })
  const back = openFolderDepot(await newFolder())
  expect(await moveFiles(bucket, back)).toEqual({ copied: 21, present: 0, damaged: [] })
  expect(await hashesIn(back)).toEqual(await hashesIn(from))
})

test('cut short, it goes on where it was', async () => {
  const from = openFolderDepot(folder)
  await fill(from)
  let puts = 0
  const failing: Depot = {
    ...bucket,
    async put(name, bytes) {
      puts += 1
      if (puts > 8) throw new Error('the line is cut')
      await bucket.put(name, bytes)
    },
  }
  await expect(moveFiles(from, failing)).rejects.toThrow('the line is cut')
  const { copied, present } = await moveFiles(from, bucket)
  expect(copied).toBeLessThan(21)
  expect(copied + present).toBe(21)
  expect(await hashesIn(bucket)).toEqual(await hashesIn(from))
})

test('a file that is not what its name says is told, and stays behind', async () => {
  const from = openFolderDepot(folder)
  await fill(from)
  const file = await openFileStore(from).keep('pictures', Buffer.from('whole'), 'webp')
  await writeFile(path.join(folder, file), 'rotten')
  expect(await moveFiles(from, bucket)).toEqual({ copied: 21, present: 0, damaged: [file] })
  expect(await bucket.stat(file)).toBeUndefined()
})

test('a changed picture of the site is copied again', async () => {
  const from = openFolderDepot(folder)
  await fill(from)
  await moveFiles(from, bucket)
  await from.put('site/banner.webp', Buffer.from('another banner'))
  await from.put('site/banner.webp', Buffer.from('benner'))
  expect(await moveFiles(from, bucket)).toMatchObject({ copied: 1, present: 20 })
})
