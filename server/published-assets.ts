import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { buffer, json } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Depot } from '../app/files/depot'
import { assetHeaders, isPacked } from './asset-files'

const place = 'assets/'
/** One list of names for each build, in the order of their moments. */
const lists = 'builds/'
const buildsKept = 5
const atOnce = 16
const largestMemory = 32 * 1024 * 1024
/** A build that was published just now is found soon. */
const missesKept = 5_000
/** A name that a build gives, with the hash of its content. */
export const isBuiltName = (name: string) => /^[\w.-]{1,100}-[\w-]{8}\.[a-z0-9]{2,5}$/.test(name)

/**
 * Puts the files of this build where every node finds them, before this node shows a page that needs them:
 * another node may be asked for them. Those of the five latest builds stay, for pages that are still open.
 */
export async function publishAssets(depot: Depot, folder: string, now: Date) {
  const names = readdirSync(folder).filter((name) => !isPacked(name))
  const present = new Set(await namesIn(depot, place))
  const missing = names.filter((name) => !present.has(place + name))
  for (let at = 0; at < missing.length; at += atOnce) {
    const put = async (name: string) =>
      depot.put(place + name, await readFile(path.join(folder, name)))
    await Promise.all(missing.slice(at, at + atOnce).map(put))
  }
  const builds = (await namesIn(depot, lists)).sort()
  const latest = builds.at(-1)
  if (latest && `${await listIn(depot, latest)}` === `${names}`) return
  await depot.put(
    `${lists}${now.toISOString().replace(/\D/g, '')}.json`,
    Buffer.from(JSON.stringify(names)),
  )
  await removeOld(depot, names, builds)
}

async function removeOld(depot: Depot, names: string[], builds: string[]) {
  const old = builds.slice(0, Math.max(builds.length + 1 - buildsKept, 0))
  if (old.length === 0) return
  const kept = new Set(names)
  for (const build of builds.slice(old.length)) {
    for (const name of await listIn(depot, build)) kept.add(name)
  }
  for (const name of await namesIn(depot, place)) {
    if (!kept.has(name.slice(place.length))) await depot.remove(name)
  }
  for (const build of old) await depot.remove(build)
}

async function namesIn(depot: Depot, prefix: string): Promise<string[]> {
  const names: string[] = []
  for await (const { name } of depot.list(prefix)) names.push(name)
  return names
}

async function listIn(depot: Depot, build: string): Promise<string[]> {
  const stream = await depot.stream(build)
  return stream ? ((await json(stream)) as string[]) : []
}

/** Files of other builds than our own: a page of another node, or one that was open before we started. */
export function publishedAssets(depot: Depot) {
  const read = new LRUCache<string, Buffer>({
    maxSize: largestMemory,
    sizeCalculation: (bytes) => bytes.length + 1,
  })
  const missed = new LRUCache<string, true>({ max: 10_000, ttl: missesKept })

  return async (name: string, acceptEncoding = ''): Promise<Response | undefined> => {
    if (!isBuiltName(name) || missed.has(name)) return undefined
    const isGzip = acceptEncoding.includes('gzip') && /\.(css|js|json|svg)$/.test(name)
    const key = isGzip ? `${name} gzip` : name
    const bytes = read.get(key) ?? (await bytesOf(depot, name, isGzip))
    if (!bytes) {
      missed.set(name, true)
      return undefined
    }
    read.set(key, bytes)
    const headers = assetHeaders(name)
    if (isGzip) headers.set('content-encoding', 'gzip')
    return new Response(new Uint8Array(bytes), { headers })
  }
}

async function bytesOf(depot: Depot, name: string, isGzip: boolean) {
  const stream = await depot.stream(place + name)
  const bytes = stream && (await buffer(stream))
  return bytes && isGzip ? promisify(gzip)(bytes) : bytes
}
