import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openFileStore } from '../files/file-store.server'
import { keepDocument, keepPicture } from './keep-file.server'

const files = openFileStore(await mkdtemp(path.join(tmpdir(), 'baksteen-keep-')))
const brick = sharp({ create: { width: 90, height: 60, channels: 3, background: '#a4452c' } })

test('[7.01] a picture is kept with its size and its colour', async () => {
  const kept = await keepPicture(files, await brick.clone().png().toBuffer())
  expect(kept).toMatchObject({ width: 90, height: 60 })
  expect('tone' in kept && kept.tone).toMatch(/^#a[0-9a-f]4[0-9a-f]2[0-9a-f]$/)
})

test('[5.11] where a picture was taken is not kept', async () => {
  const exif = {
    IFD0: { ImageDescription: 'Geheimstraat 9' },
    IFD3: { GPSLatitude: '51/1 2/1 3/1' },
  }
  const telltale = await brick.clone().jpeg().withExif(exif).toBuffer()
  expect(telltale.includes('Geheimstraat')).toBe(true)
  const kept = await keepPicture(files, telltale)
  const bytes = 'file' in kept ? await files.read(kept.file) : undefined
  expect(bytes?.length).toBeGreaterThan(0)
  expect(bytes?.includes('Geheimstraat')).toBe(false)
  expect((await sharp(bytes).metadata()).exif).toBeUndefined()
})

test.each([
  ['a page', '<html>not found</html>'],
  ['nothing', ''],
  [
    'a drawing that could carry a script',
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  ],
  ['half a picture', '\u00ff\u00d8\u00ff\u00e0\u0000\u0010JFIF'],
])('[7.01] %s is no picture', async (_, text) => {
  expect(await keepPicture(files, Buffer.from(text, 'latin1'))).toEqual({
    problem: 'not-a-picture',
  })
})

test('[7.01] what a document is, its content tells', async () => {
  const pdf = Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n')
  expect(await keepDocument(files, pdf)).toMatchObject({ file: expect.stringMatching(/\.pdf$/) })
  const program = Buffer.from('MZ\u0090\u0000\u0003', 'latin1')
  expect(await keepDocument(files, program)).toEqual({ problem: 'not-a-document' })
  expect(await keepDocument(files, Buffer.from('<script>'))).toEqual({ problem: 'not-a-document' })
})
