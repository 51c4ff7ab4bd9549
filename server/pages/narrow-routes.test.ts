import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { narrowRoutes } from './narrow-routes'

const paths = {
  root: undefined,
  frame: undefined,
  home: 'nl',
  list: 'nl/te-koop',
  home_page: 'nl/te-koop/:town/:id',
  rent: 'nl/te-huur',
  text: 'nl/:slug',
  maison: 'fr/a-vendre',
  rest: '*',
}
const table = Object.fromEntries(
  Object.entries(paths).map(([id, path]) => [
    id,
    { id, path, parentId: id === 'root' ? undefined : id === 'frame' ? 'root' : 'frame' },
  ]),
)
const build = { routes: table, assets: { routes: table } } as unknown as ServerBuild
const idsAt = (pathname: string) => Object.keys(narrowRoutes(build)(pathname).routes).sort()

test.each([
  ['/nl/te-koop/tienen/12/', ['frame', 'home', 'home_page', 'list', 'rest', 'root', 'text']],
  ['/nl/te-huur/', ['frame', 'home', 'rent', 'rest', 'root', 'text']],
  ['/nl/over-ons/', ['frame', 'home', 'home_page', 'list', 'rent', 'rest', 'root', 'text']],
  ['/nl/', ['frame', 'home', 'rest', 'root', 'text']],
  ['/nl', ['frame', 'home', 'rest', 'root', 'text']],
  ['/NL/te-koop/', Object.keys(paths).sort()],
  ['/__manifest', Object.keys(paths).sort()],
])('%s is answered by the routes that may', (pathname, ids) => {
  expect(idsAt(pathname)).toEqual(ids)
  expect(Object.keys(narrowRoutes(build)(pathname).assets.routes).sort()).toEqual(ids)
})
