import { readFile, stat } from 'node:fs/promises'
import type { FileFacts } from '../files/depot'
import { type FileStore, variantsOf } from '../files/file-store.server'

/** A picture to be shown in some size: undefined where there is none. */
export type PictureSource = {
  name: string
  stat: () => Promise<FileFacts | undefined>
  read: () => Promise<Buffer | undefined>
  /** Where nodes share what they made of it; not everything is worth it. */
  sharedAs?: () => Promise<string | undefined>
  /** Where those that were made before anybody asked lie, and those that should have been. */
  prepared?: {
    read: (name: string) => Promise<Buffer | undefined>
    keep: (name: string, bytes: Buffer) => Promise<void>
  }
}

/** By its name, or by the short one that pages have for it. */
export function pictureOf(files: FileStore, file: string): PictureSource {
  async function named<Answer>(work: (whole: string) => Answer | Promise<Answer>) {
    const whole = await files.wholeName(file)
    return whole === undefined ? undefined : await work(whole)
  }
  return {
    name: file,
    stat: () => named(files.stat),
    read: () => named(files.read),
    sharedAs: () => named(variantsOf),
    prepared: {
      read: (name) => named((whole) => files.readVariant(whole, name)),
      async keep(name, bytes) {
        await named((whole) => files.keepVariant(whole, name, bytes))
      },
    },
  }
}

/** One on our own disk, which every node fetches for itself. */
export function pictureAt(place: string): PictureSource {
  return {
    name: place,
    async stat() {
      const found = await stat(place).catch(() => undefined)
      if (!found?.isFile()) return undefined
      return { size: found.size, version: `${found.mtimeMs}-${found.size}` }
    },
    read: () => readFile(place).catch(() => undefined),
  }
}
