import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Depot } from './depot'

type Moved = { copied: number; present: number; damaged: string[] }

const atOnce = 4
/** Made again by whoever needs them. */
const isMadeAgain = (name: string) => name.startsWith('variants/')

/**
 * Copies what the other place does not have yet. Each file is read back and compared by its hash; one
 * that is not what its name says is told and left where it is. Cut short, it goes on where it was.
 */
export async function moveFiles(from: Depot, to: Depot): Promise<Moved> {
  const moved: Moved = { copied: 0, present: 0, damaged: [] }
  const underway = new Set<Promise<void>>()
  for await (const { name, size } of from.list('')) {
    if (isMadeAgain(name)) continue
    const one = moveOne(from, to, name, size).then((outcome) => {
      if (outcome === 'damaged') moved.damaged.push(name)
      else moved[outcome] += 1
    })
    underway.add(one)
    one.finally(() => underway.delete(one)).catch(() => {})
    if (underway.size >= atOnce) await Promise.race(underway)
  }
  await Promise.all(underway)
  return moved
}

async function moveOne(from: Depot, to: Depot, name: string, size: number) {
  const there = await to.stat(name)
  const ownHash = hashInName(name)
  // Written in one go or not at all: of a name that tells the content, the size is enough.
  if (there?.size === size && ownHash) return 'present'
  const bytes = await read(from, name)
  if (!bytes) return 'present'
  const hash = hashOf(bytes)
  if (ownHash && ownHash !== hash) return 'damaged'
  if (there?.size === size && (await hashAt(to, name)) === hash) return 'present'
  await to.put(name, bytes)
  if ((await hashAt(to, name)) !== hash) {
    throw new Error(`${name} arrived as something else: try again, and look at the other store.`)
  }
  return 'copied'
}

async function read(depot: Depot, name: string) {
  const stream = await depot.stream(name)
  return stream && buffer(stream)
}

async function hashAt(depot: Depot, name: string) {
  const bytes = await read(depot, name)
  return bytes && hashOf(bytes)
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const hashInName = (name: string) => /\/([0-9a-f]{64})\.[a-z0-9]+$/.exec(name)?.[1]
