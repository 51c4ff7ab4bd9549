import { gunzipSync, gzipSync } from 'node:zlib'
import { inTurns, readFile } from './copy-files.server'
import { folderOf, type Manifest, manifest, manifestOf, piecesOf } from './manifest'
import { putChecked, readPiece } from './pieces.server'
import { BrokenBackup, type SealedDepot } from './sealed-depot.server'

const day = 86_400_000

/** The names of those that are whole, oldest first. */
export async function backupsIn({ depot }: SealedDepot): Promise<string[]> {
  const names: string[] = []
  for await (const { name } of depot.list('backups/')) {
    const [, own] = /^backups\/([^/]+)\/manifest$/.exec(name) ?? []
    if (own) names.push(own)
  }
  return names.sort()
}

export async function readBackup(place: SealedDepot, name: string): Promise<Manifest> {
  const found = await place.read(manifestOf(name))
  if (!found) throw new BrokenBackup(`There is no backup ${name}.`)
  try {
    return manifest.parse(JSON.parse(gunzipSync(found.bytes).toString()))
  } catch (error) {
    throw new BrokenBackup(`The backup ${name} cannot be read.`, { cause: error })
  }
}

export async function newestBackup(place: SealedDepot): Promise<Manifest> {
  const name = (await backupsIn(place)).at(-1)
  if (!name) throw new BrokenBackup('There is no backup here.')
  return readBackup(place, name)
}

/** From here on it is a backup. */
export async function writeManifest(place: SealedDepot, made: Manifest) {
  await putChecked(place, manifestOf(made.name), gzipSync(JSON.stringify(made)))
}

/** Reads all of it, and throws what is wrong. */
export async function checkBackup(place: SealedDepot, made: Manifest) {
  await inTurns(piecesOf(made), async (piece) => {
    await readPiece(place, piece)
  })
  await inTurns(made.files, async (file) => {
    await readFile(place, file)
  })
}

/**
 * Forgets backups older than so many days, never the newest, and what a run that was cut short left.
 * To be called while no other backup is made.
 */
export async function forgetBackups(place: SealedDepot, now: Date, keepDays: number) {
  const whole = await backupsIn(place)
  const limit = new Date(now.getTime() - keepDays * day).toISOString().replaceAll(':', '-')
  const old = whole.filter((name) => name < limit && name !== whole.at(-1))
  // Without its manifest it is no backup any more, wherever this is cut short.
  for (const name of old) await place.depot.remove(manifestOf(name))
  const kept = whole.filter((name) => !old.includes(name))
  // All of them are read before anything goes that one of them may need.
  const manifests: Manifest[] = []
  for (const name of kept) manifests.push(await readBackup(place, name))
  const needed = new Set(manifests.flatMap((each) => each.files.map(({ stored }) => stored)))
  const folders = new Set(kept.map(folderOf))
  const left: string[] = []
  for await (const { name } of place.depot.list('')) {
    const folder = /^backups\/[^/]+\//.exec(name)?.[0]
    const isLeft = folder ? !folders.has(folder) : name.startsWith('files/') && !needed.has(name)
    if (isLeft) left.push(name)
  }
  for (const name of left) await place.depot.remove(name)
  return { forgotten: old.length, removed: left.length }
}
