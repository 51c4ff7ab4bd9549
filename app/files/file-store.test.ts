import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openFileStore } from './file-store.server'

const files = openFileStore(await mkdtemp(path.join(tmpdir(), 'baksteen-files-')))

test('the same bytes are kept once, under a name that tells nothing', async () => {
  const one = await files.keep('pictures', Buffer.from('picture'), 'webp')
  const other = await files.keep('pictures', Buffer.from('picture'), 'webp')
  expect(one).toBe(other)
  expect(`${await files.read(one)}`).toBe('picture')
  await files.remove(one)
  expect(await files.read(one)).toBeUndefined()
})

test.each(['../secret', '/etc/passwd', 'pictures/../../x', 'pictures/ab/nope.webp', ''])(
  '%j is no file of ours',
  async (file) => {
    expect(files.isName(file)).toBe(false)
    expect(await files.stat(file)).toBeUndefined()
    expect(await files.stream(file)).toBeUndefined()
    expect(await files.read(file)).toBeUndefined()
  },
)

test('a picture of the site has a name, and only there', async () => {
  expect(await files.keepAs('site/banner-01.webp', Buffer.from('banner'))).toBe(
    'site/banner-01.webp',
  )
  expect(`${await files.read('site/banner-01.webp')}`).toBe('banner')
  await expect(files.keepAs('uploads/x.webp', Buffer.from(''))).rejects.toThrow()
  await expect(files.keepAs('site/../x.webp', Buffer.from(''))).rejects.toThrow()
})
