import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

export type FileStore = ReturnType<typeof openFileStore>

const hashed = /^[a-z-]+\/[0-9a-f]{2}\/[0-9a-f]{64}\.[a-z0-9]{1,5}$/
/** What the agency itself hangs on its walls may have a name: "site/banner-01.webp". */
const named = /^site\/[a-z0-9][a-z0-9-]{0,79}\.[a-z0-9]{1,5}$/

/**
 * Files by the hash of their content: the same bytes are kept once, and a name tells nothing about
 * what is inside. Outside the web root; whoever serves a file asks for it here. Web nodes that share
 * a database share this folder too.
 */
export function openFileStore(folder: string) {
  const placeOf = (file: string) =>
    hashed.test(file) || named.test(file) ? path.resolve(folder, file) : undefined

  // Written beside its place and renamed, so that nobody ever reads half a file.
  async function write(place: string, bytes: Uint8Array) {
    await mkdir(path.dirname(place), { recursive: true })
    const draft = `${place}.${randomUUID()}`
    await writeFile(draft, bytes)
    await rename(draft, place)
  }

  return {
    /** shelf: "pictures", "documents", "uploads" … Answers the file's name: "pictures/ab/abcd….webp". */
    async keep(shelf: string, bytes: Uint8Array, extension: string): Promise<string> {
      const hash = createHash('sha256').update(bytes).digest('hex')
      const file = `${shelf}/${hash.slice(0, 2)}/${hash}.${extension}`
      await write(path.resolve(folder, file), bytes)
      return file
    },
    /**
     * keepAs('site/banner-01.webp', bytes), for pictures that come with the agency. Browsers keep a
     * picture for a year: one that changes needs another name.
     */
    async keepAs(file: string, bytes: Uint8Array): Promise<string> {
      if (!named.test(file)) throw new Error(`${file} is no name for a picture of the site`)
      await write(path.resolve(folder, file), bytes)
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
