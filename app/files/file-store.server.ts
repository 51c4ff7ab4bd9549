import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

export type FileStore = ReturnType<typeof openFileStore>

const name = /^[a-z-]+\/[0-9a-f]{2}\/[0-9a-f]{64}\.[a-z0-9]{1,5}$/

/**
 * Files by the hash of their content: the same bytes are kept once, and a name tells nothing about
 * what is inside. Outside the web root; whoever serves a file asks for it here. Web nodes that share
 * a database share this folder too.
 */
export function openFileStore(folder: string) {
  const placeOf = (file: string) => (name.test(file) ? path.resolve(folder, file) : undefined)

  return {
    /** shelf: "pictures", "documents", "uploads" … Answers the file's name: "pictures/ab/abcd….webp". */
    async keep(shelf: string, bytes: Uint8Array, extension: string): Promise<string> {
      const hash = createHash('sha256').update(bytes).digest('hex')
      const file = `${shelf}/${hash.slice(0, 2)}/${hash}.${extension}`
      const place = path.resolve(folder, file)
      await mkdir(path.dirname(place), { recursive: true })
      // Written beside its place and renamed, so that nobody ever reads half a file.
      const draft = `${place}.${randomUUID()}`
      await writeFile(draft, bytes)
      await rename(draft, place)
      return file
    },
    placeOf,
    async read(file: string): Promise<Buffer | undefined> {
      const place = placeOf(file)
      return place ? readFile(place).catch(() => undefined) : undefined
    },
    async remove(file: string) {
      const place = placeOf(file)
      if (place) await rm(place, { force: true })
    },
  }
}
