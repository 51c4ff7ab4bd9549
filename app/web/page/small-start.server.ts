const begin = '  window.__reactRouterManifest = '
const end = ';\n  window.__reactRouterRouteModules'

/**
 * React Router names the routes of a page as text to be read, with all that they do not have. It is left out:
 * what is not named, they do not have either. Before the scripts of the page are hashed.
 */
export function smallStart(html: string): string {
  const from = html.indexOf(begin)
  const to = html.indexOf(end, from)
  if (from < 0 || to < 0) return html
  const manifest = JSON.parse(html.slice(from + begin.length, to))
  const small = JSON.stringify(manifest, (_, value) => (value === false ? undefined : value))
  return `${html.slice(0, from)}${begin.trim()} ${small}${html.slice(to)}`
}
