import { LRUCache } from 'lru-cache'
import type { Depot } from './depot'
import { isShortName } from './short-name'

const mostKnown = 20_000
const none = ''
/** It may come in at any moment. */
const aMoment = 20_000

/** The file that a page means with a short name, looked up once; undefined where there is none. */
export function rememberWholeNames(depot: Depot) {
  const known = new LRUCache<string, string>({ max: mostKnown })
  return async (file: string): Promise<string | undefined> => {
    if (!isShortName(file)) return file
    const found = known.get(file) ?? (await look(depot, file))
    known.set(file, found, found === none ? { ttl: aMoment } : {})
    return found === none ? undefined : found
  }
}

async function look(depot: Depot, file: string): Promise<string> {
  const dot = file.lastIndexOf('.')
  for await (const { name } of depot.list(file.slice(0, dot))) {
    if (name.endsWith(file.slice(dot))) return name
  }
  return none
}
