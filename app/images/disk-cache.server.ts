import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

const anHour = 3_600_000

type Entry = { name: string; size: number; used: number }

/**
 * Files that can be made again, kept within a budget of bytes: the one used longest ago goes first.
 * What is left of an earlier run is counted in.
 */
export async function createDiskCache(folder: string, budget: number) {
  await mkdir(folder, { recursive: true })
  const sizes = new Map<string, number>()
  let total = 0
  for (const { name, size } of await entriesIn(folder)) note(name, size)
  await makeRoom()

  function note(name: string, size: number) {
    total += size - (sizes.get(name) ?? 0)
    sizes.delete(name)
    sizes.set(name, size)
  }

  async function makeRoom() {
    for (const [name, size] of sizes) {
      if (total <= budget) return
      sizes.delete(name)
      total -= size
      await rm(path.join(folder, name), { force: true })
    }
  }

  return {
    get size() {
      return total
    },
    async read(name: string): Promise<Buffer | undefined> {
      const bytes = await readFile(path.join(folder, name)).catch(() => undefined)
      if (bytes) note(name, bytes.length)
      return bytes
    },
    async write(name: string, bytes: Buffer) {
      const place = path.join(folder, name)
      await mkdir(path.dirname(place), { recursive: true })
      // Written beside its place and renamed, so that nobody ever reads half a file.
      const draft = `${place}.${randomUUID()}`
      await writeFile(draft, bytes)
      await rename(draft, place)
      note(name, bytes.length)
      await makeRoom()
    },
  }
}

/** Oldest first; drafts of a run that was cut short are thrown away. */
async function entriesIn(folder: string): Promise<Entry[]> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const entries: Entry[] = []
  for (const file of files.filter((each) => each.isFile())) {
    const place = path.join(file.parentPath, file.name)
    const { size, mtimeMs } = await stat(place)
    const isDraft = /\.[0-9a-f-]{36}$/.test(file.name)
    if (isDraft && Date.now() - mtimeMs > anHour) await rm(place, { force: true })
    if (!isDraft) entries.push({ name: path.relative(folder, place), size, used: mtimeMs })
  }
  return entries.sort((one, other) => one.used - other.used)
}
