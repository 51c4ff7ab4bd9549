import { buffer } from 'node:stream/consumers'
import type { Depot } from '../files/depot'
import type { KeptFile } from './manifest'
import { hashOf, putChecked } from './pieces.server'
import { BrokenBackup, type SealedDepot } from './sealed-depot.server'

const atOnce = 4
/** Made again by whoever needs them: sizes of pictures, and the files of a build. */
const isMadeAgain = (name: string) => /^(variants|assets|builds)\//.test(name)
const hashInName = (name: string) => /\/([0-9a-f]{64})\.[a-z0-9]+$/.exec(name)?.[1]

/** Each content once, however many backups hold it: only what is new is sent. */
export async function copyFiles(files: Depot, place: SealedDepot) {
  const present = new Map<string, number>()
  for await (const { name, size } of place.depot.list('files/')) present.set(name, size)
  const kept: KeptFile[] = []
  let copied = 0
  await inTurns(files.list(''), async ({ name, size }) => {
    if (isMadeAgain(name)) return
    const told = hashInName(name)
    if (told && present.get(place.nameFor(told)) === place.storedSize(size)) {
      kept.push({ name, size, hash: told, stored: place.nameFor(told) })
      return
    }
    const stream = await files.stream(name)
    // Removed since it was listed.
    if (!stream) return
    const bytes = await buffer(stream)
    const hash = hashOf(bytes)
    if (told && told !== hash) throw new BrokenBackup(`${name} is not what its name says.`)
    const stored = place.nameFor(hash)
    if (present.get(stored) !== place.storedSize(bytes.length)) {
      await putChecked(place, stored, bytes)
      copied += 1
    }
    kept.push({ name, size: bytes.length, hash, stored })
  })
  return { files: kept.sort((one, other) => (one.name < other.name ? -1 : 1)), copied }
}

/** Puts them back where they were; what is there already stays. Cut short, it goes on where it was. */
export async function restoreFiles(place: SealedDepot, kept: readonly KeptFile[], files: Depot) {
  let copied = 0
  await inTurns(kept, async (file) => {
    if (hashInName(file.name) && (await files.stat(file.name))?.size === file.size) return
    await files.put(file.name, await readFile(place, file))
    copied += 1
  })
  return copied
}

export async function readFile(
  place: SealedDepot,
  { name, hash, stored }: KeptFile,
): Promise<Buffer> {
  const found = await place.read(stored)
  if (!found) throw new BrokenBackup(`${name} is not there.`)
  if (hashOf(found.bytes) !== hash) throw new BrokenBackup(`${name} is not what was written.`)
  return found.bytes
}

/** A few at a time. What fails ends it, once those that are underway are done. */
export async function inTurns<Each>(
  all: Iterable<Each> | AsyncIterable<Each>,
  work: (each: Each) => Promise<void>,
) {
  const underway = new Set<Promise<void>>()
  try {
    for await (const each of all) {
      const one = work(each).finally(() => underway.delete(one))
      one.catch(() => {})
      underway.add(one)
      if (underway.size >= atOnce) await Promise.race(underway)
    }
    await Promise.all(underway)
  } finally {
    await Promise.allSettled(underway)
  }
}
