import { mkdir, rename, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { FetchFile } from '../app/files/fetch-public-file.server'
import {
  type VideoQuality,
  videoQualities,
  youtubeThumbnail,
} from '../app/properties/shown/media-link'

const address = /^video\/([a-z]+)\/([\w-]{11})-([0-9a-f]{16})\.jpg$/
const patience = 10 * 60_000
const mostFailures = 1_000

type Tools = {
  fetchFile: FetchFile
  /** Whether the mark in an address is ours: nobody else decides what we fetch. */
  isOurMark: (id: string, mark: string) => boolean
  now: () => Date
}

/**
 * YouTube's pictures of films, fetched by us so that no visitor has to ask YouTube for them. Each is
 * fetched once; one that could not be had is left alone for ten minutes.
 */
export function openVideoPictures(folder: string, { fetchFile, isOurMark, now }: Tools) {
  const underway = new Map<string, Promise<string | undefined>>()
  const failures = new Map<string, number>()

  async function take(id: string, quality: VideoQuality): Promise<string | undefined> {
    const place = path.join(folder, quality, `${id}.jpg`)
    if (await stat(place).catch(() => undefined)) return place
    const source = youtubeThumbnail(id, quality)
    if ((failures.get(source) ?? 0) > now().getTime()) return undefined
    const got = await fetchFile(source)
    if (got.outcome === 'fetched' && (await isPicture(got.bytes))) {
      await mkdir(path.dirname(place), { recursive: true })
      const draft = `${place}.${process.pid}`
      await writeFile(draft, got.bytes)
      await rename(draft, place)
      return place
    }
    if (failures.size >= mostFailures) failures.clear()
    failures.set(source, now().getTime() + patience)
    return undefined
  }

  return {
    /** Of "video/high/dQw4w9WgXcQ-0123456789abcdef.jpg", on our own disk. */
    async placeOf(file: string): Promise<string | undefined> {
      const [, named, id = '', mark = ''] = address.exec(file) ?? []
      const quality = videoQualities.find((each) => each === named)
      if (!quality || !isOurMark(id, mark)) return undefined
      const key = `${quality} ${id}`
      const asked = underway.get(key) ?? take(id, quality).finally(() => underway.delete(key))
      underway.set(key, asked)
      return asked
    },
  }
}

export type VideoPictures = ReturnType<typeof openVideoPictures>

async function isPicture(bytes: Buffer): Promise<boolean> {
  const read = await sharp(bytes, { limitInputPixels: 4_000_000 })
    .metadata()
    .catch(() => undefined)
  return read?.format === 'jpeg' || read?.format === 'webp'
}
