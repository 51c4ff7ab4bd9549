import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openVideoPictures } from './video-pictures'

const folder = await mkdtemp(path.join(tmpdir(), 'baksteen-videos-'))
const picture = { width: 120, height: 90, channels: 3, background: '#446688' } as const
const bytes = await sharp({ create: picture }).jpeg().toBuffer()
const asked: string[] = []
const videos = openVideoPictures(folder, {
  async fetchFile(url) {
    asked.push(url)
    return { outcome: 'fetched', bytes }
  },
  isOurMark: () => true,
  now: () => new Date(),
})

test.each([
  ['low', 'default'],
  ['medium', 'mqdefault'],
  ['high', 'hqdefault'],
])('[9.13] in %s quality it is YouTube’s %s.jpg, kept beside the others', async (quality, name) => {
  const place = await videos.placeOf(`video/${quality}/dQw4w9WgXcQ-0123456789abcdef.jpg`)
  expect(place).toBe(path.join(folder, quality, 'dQw4w9WgXcQ.jpg'))
  expect(asked.at(-1)).toBe(`https://img.youtube.com/vi/dQw4w9WgXcQ/${name}.jpg`)
})
