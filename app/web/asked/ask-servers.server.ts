import { createFileFetcher } from '../../files/fetch-public-file.server'
import { log } from '../log.server'
import type { ServersAsked } from './servers-asked'

const largest = 2 * 1024 * 1024
/** Milliseconds: longer nobody waits for a place or a way. */
const patience = 5_000

/**
 * A server that the operator named may stand in our own network, so its address is not judged. It sends us
 * nowhere else: a redirect is not followed.
 */
export function askServers(servers: ServersAsked, origin: string) {
  const fetchFile = createFileFetcher({
    maxBytes: largest,
    timeout: patience,
    isAllowed: () => true,
    redirects: 0,
    userAgent: `Baksteen (${origin})`,
  })
  return {
    ...servers,
    /** What it answers as JSON; undefined when it is away or answers something else. */
    async ask(url: URL): Promise<unknown> {
      const fetched = await fetchFile(url.href)
      try {
        if (fetched.outcome === 'fetched') return JSON.parse(fetched.bytes.toString('utf8'))
        log.warn({ host: url.host, fetched }, 'a server that we asked did not answer')
      } catch {
        log.warn({ host: url.host }, 'a server that we asked answered no JSON')
      }
      return undefined
    },
  }
}

export type AskServers = ReturnType<typeof askServers>
