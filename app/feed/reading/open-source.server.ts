import { createReadStream, realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import { languageOfList } from '../records/part-kind'
import type { FeedSource } from '../stage-records.server'
import { type FeedPart, readRecords } from './read-records'
import { UnreadableFeed } from './unreadable-feed'

/** The feed itself is named by whoever runs the site, and may come from anywhere. */
const longestSilence = 60_000

/** A file or an address; "feed-fr.json" speaks French unless its records say otherwise. */
export function openSource(name: string): FeedSource {
  const isAddress = /^https?:\/\//i.test(name)
  const baseName = path.basename(isAddress ? (URL.parse(name)?.pathname ?? '') : name)
  const language = languageOfList(baseName.split(/[._-]/))
  const source = { name: withoutSecrets(name), language }
  if (isAddress) return { ...source, parts: readRecords(textOf(download(name))) }

  const size = statSync(name, { throwIfNoEntry: false })?.size
  let bytesRead = 0
  const onRead = (bytes: number) => {
    bytesRead += bytes
  }
  return {
    ...source,
    parts: readRecords(textOf(fileBytes(name, onRead))),
    share: () => (size ? Math.min(1, bytesRead / size) : undefined),
  }
}

/** Opened when its turn comes: a stream that nobody reads yet would throw its error at nobody. */
async function* fileBytes(name: string, onRead: (bytes: number) => void) {
  for await (const piece of createReadStream(name) as AsyncIterable<Uint8Array>) {
    onRead(piece.length)
    yield piece
  }
}

/** Keys in a query and passwords are no reading for the log. */
function withoutSecrets(name: string): string {
  const url = URL.parse(name)
  return url && /^https?:$/.test(url.protocol) ? url.origin + url.pathname : name
}

async function* download(url: string): AsyncGenerator<Uint8Array> {
  const silence = new AbortController()
  let alarm = setTimeout(() => silence.abort(), longestSilence)
  try {
    const answer = await fetch(url, { signal: silence.signal }).catch(() => undefined)
    if (!answer?.ok || !answer.body) {
      await answer?.body?.cancel()
      throw new UnreadableFeed('unreachable')
    }
    for await (const piece of answer.body as unknown as AsyncIterable<Uint8Array>) {
      clearTimeout(alarm)
      alarm = setTimeout(() => silence.abort(), longestSilence)
      yield piece
    }
  } catch (error) {
    throw error instanceof UnreadableFeed ? error : new UnreadableFeed('truncated')
  } finally {
    clearTimeout(alarm)
  }
}

async function* textOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const decoded = (piece?: Uint8Array) => {
    try {
      return piece ? decoder.decode(piece, { stream: true }) : decoder.decode()
    } catch {
      throw new UnreadableFeed('not-text')
    }
  }
  try {
    for await (const piece of bytes) yield decoded(piece)
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code !== undefined
    throw isMissing ? new UnreadableFeed('unreachable') : error
  }
  yield decoded()
}

/** Files that lie beside a feed file may be named by a relative path, never outside its folder. */
export function filesBeside(name: string): (source: string) => string | undefined {
  if (/^https?:\/\//i.test(name)) return () => undefined
  const folder = path.dirname(path.resolve(name))
  return (source) => {
    if (/^[a-z][a-z0-9+.-]*:/i.test(source) || path.isAbsolute(source)) return undefined
    try {
      const place = realpathSync(path.join(folder, source))
      const isInside = place.startsWith(realpathSync(folder) + path.sep)
      return isInside && statSync(place).isFile() ? place : undefined
    } catch {
      return undefined
    }
  }
}

/** A feed that is already in memory, told as if it had been read. */
export async function* partsOfObject(
  value: unknown,
  path: string[] = [],
): AsyncGenerator<FeedPart> {
  if (Array.isArray(value)) {
    yield { what: 'list', path }
    for (const [index, record] of value.entries()) yield { what: 'record', path, index, record }
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, member] of Object.entries(value)) yield* partsOfObject(member, [...path, key])
  }
}
