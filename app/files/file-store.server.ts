import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { type BytePart, type Depot, type FileFacts, StoreAway } from './depot'
import { openFolderDepot } from './folder-depot.server'
import { isShortName } from './short-name'
import { rememberWholeNames } from './whole-names.server'

export type FileStore = ReturnType<typeof openFileStore>

const hashed = /^[a-z-]+\/[0-9a-f]{2}\/[0-9a-f]{64}\.[a-z0-9]{1,7}$/
/** What the agency itself hangs on its walls may have a name: "site/banner-01.webp". */
const named = /^site\/[a-z0-9][a-z0-9-]{0,79}\.[a-z0-9]{1,5}$/
/** Worth a second request. */
const large = 1024 * 1024
const isOurs = (file: string) => hashed.test(file) || named.test(file)

/**
 * Files by the hash of their content: the same bytes are kept once, and a name tells nothing about
 * what is inside. Outside the web root; whoever serves a file asks for it here.
 */
export function openFileStore(place: string | Depot) {
  const depot = typeof place === 'string' ? openFolderDepot(place) : place
  const wholeName = rememberWholeNames(depot)

  async function read(file: string): Promise<Buffer | undefined> {
    if (!isOurs(file)) return undefined
    const stream = await depot.stream(file)
    return stream && wholeOf(stream)
  }

  return {
    /** Whether a file may be called so, also in short; not whether it is there. */
    isName: (file: string) => isOurs(file) || isShortName(file),
    /** Only what has a whole name can be read: pages say less. */
    wholeName,
    /** shelf: "pictures", "documents", "uploads" … Answers the file's name: "pictures/ab/abcd….webp". */
    async keep(shelf: string, bytes: Uint8Array, extension: string): Promise<string> {
      const hash = createHash('sha256').update(bytes).digest('hex')
      const file = `${shelf}/${hash.slice(0, 2)}/${hash}.${extension}`
      await depot.put(file, bytes)
      return file
    },
    /**
     * keepAs('site/banner-01.webp', bytes), for pictures that come with the agency. Browsers keep a
     * picture for a year: one that changes needs another name.
     */
    async keepAs(file: string, bytes: Uint8Array): Promise<string> {
      if (!named.test(file)) throw new Error(`${file} is no name for a picture of the site`)
      await depot.put(file, bytes)
      return file
    },
    async stat(file: string): Promise<FileFacts | undefined> {
      return isOurs(file) ? depot.stat(file) : undefined
    },
    async stream(file: string, part?: BytePart) {
      return isOurs(file) ? depot.stream(file, part) : undefined
    },
    read,
    /** Where whoever may have a large file fetches it for a short while; nowhere when they must ask us. */
    async addressOf(file: string, as: { name: string; type: string }) {
      if (!depot.sign || !isOurs(file)) return undefined
      const found = await depot.stat(file)
      return found && found.size >= large ? depot.sign(file, as) : undefined
    },
    /** keepVariant('pictures/ab/….webp', '400.webp', bytes): beside the others that were made of it. */
    async keepVariant(file: string, variant: string, bytes: Uint8Array) {
      await depot.put(variantsOf(file) + variant, bytes)
    },
    async readVariant(file: string, variant: string): Promise<Buffer | undefined> {
      const stream = await depot.stream(variantsOf(file) + variant)
      return stream && wholeOf(stream)
    },
    async variantsKept(file: string): Promise<Set<string>> {
      const folder = variantsOf(file)
      const kept = new Set<string>()
      for await (const { name } of depot.list(folder)) kept.add(name.slice(folder.length))
      return kept
    },
    /** With the sizes that were made of it. */
    async remove(file: string) {
      if (!isOurs(file)) return
      await depot.remove(file)
      for await (const { name } of depot.list(variantsOf(file))) await depot.remove(name)
    },
  }
}

/** Where the sizes of a picture are shared between nodes: together, so that they go with it. */
export function variantsOf(file: string): string {
  const mark = createHash('sha256').update(file).digest('hex').slice(0, 40)
  return `variants/${mark.slice(0, 2)}/${mark}/`
}

/** One that breaks off in the middle is not a file. */
async function wholeOf(stream: Parameters<typeof buffer>[0]): Promise<Buffer> {
  try {
    return await buffer(stream)
  } catch (error) {
    throw new StoreAway('A file broke off while it was read', { cause: error })
  }
}
