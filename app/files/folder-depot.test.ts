import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { StoreAway } from './depot'
import { depotContract } from './depot.testing'
import { openFolderDepot } from './folder-depot.server'

const folder = await mkdtemp(path.join(tmpdir(), 'baksteen-depot-'))

depotContract('a folder', () => openFolderDepot(folder))

test('a disk that cannot be read is away, and not empty', async () => {
  const depot = openFolderDepot(folder)
  // A name that is too long for a disk, in the place of a disk that is broken.
  await expect(depot.stat('x'.repeat(5_000))).rejects.toThrow(StoreAway)
  await expect(depot.stream('x'.repeat(5_000))).rejects.toThrow(StoreAway)
})

test('a disk that cannot be written is away: full, or read only', async () => {
  const own = await mkdtemp(path.join(tmpdir(), 'baksteen-depot-'))
  await writeFile(path.join(own, 'disk'), 'no folder')
  await expect(
    openFolderDepot(path.join(own, 'disk')).put('a/b.webp', Buffer.from('x')),
  ).rejects.toThrow(StoreAway)
})

test('what was left half written is not listed', async () => {
  const own = await mkdtemp(path.join(tmpdir(), 'baksteen-depot-'))
  await writeFile(path.join(own, 'a.webp.0b8f1c1e-8f5e-4a86-9d5b-0d4b8a3c2f10'), 'half')
  await writeFile(path.join(own, 'a.webp'), 'whole')
  const names: string[] = []
  for await (const { name } of openFolderDepot(own).list('')) names.push(name)
  expect(names).toEqual(['a.webp'])
})
