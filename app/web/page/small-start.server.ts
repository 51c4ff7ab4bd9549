import { LRUCache } from 'lru-cache'

/** One for each kind of page in each language. */
const small = new LRUCache<string, string>({ max: 500 })
const begin = '  window.__reactRouterManifest = '
const end = ';\n  window.__reactRouterRouteModules'

/**
 * React Router names the routes of a page as text to be read, with all that they do not have. It is left out:
 * what is not named, they do not have either. Before that script is hashed.
 */
export function smallStart(html: string): string {
  const from = html.indexOf(begin)
  const to = html.indexOf(end, from)
  if (from < 0 || to < 0) return html
  const manifest = html.slice(from + begin.length, to)
  const smaller = small.get(manifest) ?? withoutFalse(manifest)
  small.set(manifest, smaller)
  return `${html.slice(0, from)}${begin.trim()} ${smaller}${html.slice(to)}`
}

function withoutFalse(manifest: string): string {
  return JSON.stringify(JSON.parse(manifest), (_, value) => (value === false ? undefined : value))
}
