import type { ServerBuild } from 'react-router'

type Routes = ServerBuild['routes']

/**
 * For an address, the part of the route table that can answer it. The router tries every route of its
 * table for every address and copies the table for every page, and most of ours is in another language
 * or behind another door.
 */
export function narrowRoutes(build: ServerBuild): (pathname: string) => ServerBuild {
  const routes = Object.values(build.routes).flatMap((route) => route ?? [])
  const firsts = new Set(routes.map(({ path = '' }) => firstOf(path)).filter(isFixed))
  const tables = new Map([...firsts].map((first) => [first, withRoutes(build, first)]))
  return (pathname) => tables.get(firstOf(pathname)) ?? build
}

const firstOf = (path: string) => path.split('/', 2).at(path.startsWith('/') ? 1 : 0) ?? ''

/** Neither a layout without an address, nor one that answers whatever comes first. */
const isFixed = (first: string) => /^[\w-]+$/.test(first)

function withRoutes(build: ServerBuild, first: string): ServerBuild {
  const kept = new Set<string>()
  for (const route of Object.values(build.routes)) {
    if (!route?.path) continue
    const begins = firstOf(route.path)
    if (isFixed(begins) && begins !== first) continue
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
