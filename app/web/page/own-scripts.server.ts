import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { smallStart } from './small-start.server'

/** Most are the same on every page, the others on every page of a kind. */
const hashes = new LRUCache<string, string>({ max: 1_000 })

/** As a security policy names it. */
export function scriptHash(text: string): string {
  const known = hashes.get(text)
  if (known) return known
  const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  hashes.set(text, hash)
  return hash
}

/**
 * The hashes of the inline scripts that carry the mark, and the page without it; its start is made small. The
 * mark is drawn anew for each page and never leaves the server, so what somebody else got into the page has no
 * hash.
 */
export function ownScripts(html: string, mark: string) {
  const attribute = ` nonce="${mark}"`
  const own = new Set<string>()
  const pieces: string[] = []
  let end = 0
  for (let at = html.indexOf(attribute); at !== -1; at = html.indexOf(attribute, end)) {
    pieces.push(html.slice(end, at))
    end = at + attribute.length
    const begin = html.lastIndexOf('<', at)
    const inside = html.indexOf('>', at) + 1
    const tag = html.slice(begin, inside)
    if (!tag.startsWith('<script') || /\ssrc=/.test(tag)) continue
    const close = html.indexOf('</script>', inside)
    const script = smallStart(html.slice(inside, close))
    own.add(scriptHash(script))
    pieces.push(html.slice(end, inside), script)
    end = close
  }
  // With the others: a text that is put together after is copied once more when it is looked at.
  pieces.push(html.slice(end))
  return { html: pieces.join(''), hashes: [...own] }
}
