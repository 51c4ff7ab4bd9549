import type { ServerBuild } from 'react-router'

type Routes = ServerBuild['routes']

/**
 * For an address, the part of the route table that can answer it. The router tries every route of its
 * table for every address and copies the table for every page, and most of ours is in another language
 * or behind another door.
 */
export function narrowRoutes(build: ServerBuild): (pathname: string) => ServerBuild {
  const routes = Object.values(build.routes).flatMap((route) => route ?? [])
  const begins = new Set(routes.flatMap(({ path = '' }) => beginsOf(path)))
  const tables = new Map([...begins].map((begin) => [begin, withRoutes(build, begin.split('/'))]))
  return (pathname) => {
    const [first = '', second = ''] = partsOf(pathname)
    return tables.get(`${first}/${second}`) ?? tables.get(first) ?? build
  }
}

/** Of its first part, alone or with more, and of its first two, those that name one place. */
function beginsOf(path: string): string[] {
  const [first = '', second = ''] = partsOf(path)
  if (!isFixed(first)) return []
  return [first, `${first}/`, ...(isFixed(second) ? [`${first}/${second}`] : [])]
}

const partsOf = (path: string) =>
  path
    .split('/', 3)
    .slice(path.startsWith('/') ? 1 : 0)
    .slice(0, 2)
    .filter(Boolean)

/** Neither a layout without an address, nor one that answers whatever comes there. */
const isFixed = (part: string) => /^[\w-]+$/.test(part)

function withRoutes(build: ServerBuild, begin: string[]): ServerBuild {
  const kept = new Set<string>()
  for (const route of Object.values(build.routes)) {
    if (!route?.path) continue
    const isElsewhere = partsOf(route.path).some(
      (part, at) => isFixed(part) && begin[at] !== undefined && part !== begin[at],
    )
    if (isElsewhere) continue
    for (let each: Routes[string] = route; each; each = build.routes[each.parentId ?? '']) {
      kept.add(each.id)
    }
  }
  const narrow = <Table extends object>(table: Table) =>
    Object.fromEntries(Object.entries(table).filter(([id]) => kept.has(id))) as Table
  return {
    ...build,
    routes: narrow(build.routes),
    assets: { ...build.assets, routes: narrow(build.assets.routes) },
  }
}
