import { LRUCache } from 'lru-cache'

/** One for each kind of page in each language. */
const small = new LRUCache<string, string>({ max: 500 })
const begin = '  window.__reactRouterManifest = '
const end = ';\n  window.__reactRouterRouteModules'

type Route = { imports?: string[] }
type Manifest = { entry?: Route; routes: Record<string, Route> }

/**
 * React Router names the routes of a page as text to be read, with all that they do not have. It is left out:
 * what is not named, they do not have either. Nor are the pages above this one named, which the router asks for
 * with all others that the page leads to. What the page imports is named once. Before that script is hashed.
 */
export function smallStart(html: string): string {
  const from = html.indexOf(begin)
  const to = html.indexOf(end, from)
  if (from < 0 || to < 0) return html
  const start = html.slice(from)
  const smaller =
    small.get(start) ?? ofThisPage(html.slice(from + begin.length, to), html.slice(to))
  small.set(start, smaller)
  return `${html.slice(0, from)}${begin.trim()} ${smaller}${html.slice(to)}`
}

function ofThisPage(text: string, modules: string): string {
  const manifest: Manifest = JSON.parse(text)
  const own = Object.entries(manifest.routes).filter(([id]) =>
    modules.includes(`${JSON.stringify(id)}:route`),
  )
  const imported = [manifest.entry, ...own.map(([, route]) => route)].flatMap(
    (part) => part?.imports ?? [],
  )
  const routes = Object.fromEntries(
    own.map(([id, route]) => [id, { ...route, imports: undefined }]),
  )
  const entry = manifest.entry && { ...manifest.entry, imports: [...new Set(imported)] }
  const of = { ...manifest, entry, routes }
  return JSON.stringify(of, (_, value) => (value === false ? undefined : value))
}
