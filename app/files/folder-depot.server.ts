import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { mkdir, opendir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type BytePart, type Depot, type FileFacts, StoreAway } from './depot'

const absent = ['ENOENT', 'ENOTDIR']
const draft = /\.[0-9a-f-]{36}$/

/** Files in a folder; web nodes that share a database share this folder too. */
export function openFolderDepot(folder: string): Depot {
  const placeOf = (name: string) => path.resolve(folder, name)

  return {
    // Written beside its place and renamed, so that nobody ever reads half a file.
    async put(name, bytes) {
      const place = placeOf(name)
      const beside = `${place}.${randomUUID()}`
      try {
        await mkdir(path.dirname(place), { recursive: true })
        await writeFile(beside, bytes)
        await rename(beside, place)
      } catch (error) {
        await rm(beside, { force: true }).catch(() => {})
        const { message } = error as Error
        throw new StoreAway(`The folder of the files cannot be written: ${message}`, {
          cause: error,
        })
      }
    },
    stream: (name, part) => unlessAbsent(() => opened(placeOf(name), part)),
    stat: (name) => unlessAbsent(() => factsOf(placeOf(name))),
    async remove(name) {
      await rm(placeOf(name), { force: true })
    },
    list: (prefix) => filesUnder(folder, prefix),
  }
}

async function unlessAbsent<Found>(look: () => Promise<Found>): Promise<Found | undefined> {
  try {
    return await look()
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    if (absent.includes(code)) return undefined
    throw new StoreAway(`The folder of the files cannot be read: ${message}`, { cause: error })
  }
}

async function opened(place: string, part?: BytePart) {
  const stream = createReadStream(place, part && { start: part.first, end: part.last })
  await once(stream, 'open')
  return stream
}

async function factsOf(place: string): Promise<FileFacts | undefined> {
  const found = await stat(place)
  if (!found.isFile()) return undefined
  return { size: found.size, version: `${found.mtimeMs}-${found.size}` }
}

/** What a run that was cut short left half written is no file. */
async function* filesUnder(folder: string, prefix: string) {
  const deepest = path.join(folder, prefix.slice(0, prefix.lastIndexOf('/') + 1))
  const found = await unlessAbsent(() => opendir(deepest, { recursive: true }))
  if (!found) return
  for await (const entry of found) {
    const place = path.join(entry.parentPath, entry.name)
    const name = path.relative(folder, place).split(path.sep).join('/')
    if (!entry.isFile() || draft.test(name) || !name.startsWith(prefix)) continue
    const facts = await unlessAbsent(() => factsOf(place))
    if (facts) yield { name, size: facts.size }
  }
}
