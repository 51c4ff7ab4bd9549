import { readFile, stat } from 'node:fs/promises'
import type { Database } from '../database/client.server'
import type { Fetched, FetchFile, FileVersion } from '../files/fetch-public-file.server'
import type { FileStore } from '../files/file-store.server'
import type { StoredDocument, StoredPicture } from '../properties/stored/property-media'
import { keepDocument, keepPicture } from './keep-file.server'
import { type FeedFile, knownFiles, rememberFiles } from './queries.server'
import type { NamedDocument, NamedPicture } from './records/feed-media'

export type FileTools = {
  db: Database
  files: FileStore
  fetchFile: FetchFile
  /** The place of a file that comes along with the feed; undefined for all others. */
  localPlaceOf: (source: string) => string | undefined
  now: () => Date
  /** The sizes of pictures are left to the round that prepares them. */
  leavesSizes?: boolean
}

type Wish = { source: string; shelf: 'pictures' | 'documents'; version?: string }
export type TakenIn = {
  known: Map<string, FeedFile>
  problems: Map<string, string>
  /** Named in a newer version, which could not be had. */
  stale: Set<string>
  fetched: number
}

const atOnce = 4
export const largestFile = 15 * 1024 * 1024

/**
 * Our own copies of what a batch of changed properties names. One we have is asked for again with its
 * version: a picture may be replaced under the same address. If that fails, ours stays.
 */
export async function takeInFiles(tools: FileTools, wishes: Wish[]): Promise<TakenIn> {
  const distinct = new Map(wishes.map((wish) => [wish.source, wish]))
  const stored = await knownFiles(tools.db, [...distinct.keys()])
  const known = new Map(stored.map((file) => [file.source, file]))
  const problems = new Map<string, string>()

  const stale = new Set<string>()
  const taken: FeedFile[] = []
  const queue = distinct.values()
  const worker = async () => {
    for (const wish of queue) {
      const before = known.get(wish.source)
      const result = await takeInFile(tools, wish, before)
      if (result.outcome === 'kept') taken.push(result.file)
      else if (result.outcome === 'failed' && !before) problems.set(wish.source, result.problem)
      else if (result.outcome === 'failed' && wish.version) stale.add(wish.source)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  await rememberFiles(tools.db, taken)
  for (const file of taken) known.set(file.source, file)
  return { known, problems, stale, fetched: taken.length }
}

type Result =
  | { outcome: 'kept'; file: FeedFile }
  | { outcome: 'unchanged' }
  | { outcome: 'failed'; problem: string }

async function takeInFile(
  tools: FileTools,
  { source, shelf, version }: Wish,
  before: FeedFile | undefined,
): Promise<Result> {
  if (version && before?.version === version) return { outcome: 'unchanged' }
  const got = await bytesOf(tools, source, before)
  if (got.outcome !== 'fetched') return got
  const { files, leavesSizes } = tools
  const kept = await (shelf === 'pictures'
    ? keepPicture(files, got.bytes, leavesSizes)
    : keepDocument(files, got.bytes))
  if ('problem' in kept) return { outcome: 'failed', problem: kept.problem }
  const { etag, lastModified } = got.version ?? noVersion
  const told = { etag, lastModified, version: version ?? null }
  return { outcome: 'kept', file: { ...kept, ...told, source, shelf, fetchedAt: tools.now() } }
}

const noVersion: FileVersion = { etag: null, lastModified: null }

async function bytesOf(
  { localPlaceOf, fetchFile }: FileTools,
  source: string,
  before: FeedFile | undefined,
): Promise<Fetched> {
  const place = localPlaceOf(source)
  if (!place) return fetchFile(source, before)
  const lastModified = (await stat(place).catch(() => undefined))?.mtime.toISOString() ?? null
  if (before && lastModified === before.lastModified) return { outcome: 'unchanged' }
  const bytes = await readFile(place).catch(() => undefined)
  return bytes && bytes.length <= largestFile
    ? { outcome: 'fetched', bytes, version: { etag: null, lastModified } }
    : { outcome: 'failed', problem: bytes ? 'too-large' : 'unreachable' }
}

/** A property with the pictures we have; those we could not get are simply not there. */
export function storedPictures(named: NamedPicture[], { known }: TakenIn): StoredPicture[] {
  return named.flatMap(({ id, source, alt }) => {
    const file = known.get(source)
    if (!file?.width || !file.height) return []
    const { width, height, tone, hash } = file
    return [{ id, file: file.file, width, height, alt, tone, hash, source }]
  })
}

export function storedDocuments(named: NamedDocument[], { known }: TakenIn): StoredDocument[] {
  return named.flatMap(({ id, source, name, requiresApproval }) => {
    const file = known.get(source)
    if (!file) return []
    return [
      { id, file: file.file, name, bytes: file.bytes, requiresApproval, hash: file.hash, source },
    ]
  })
}
