import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pageNames, paths } from '../../app/language/paths'
import { openTestServer } from '../testing'
import { knownQuery } from './known-query'

test.each([
  ['/nl/', '?x=1', ''],
  ['/nl/', '?utm_source=mail&cookies=open', 'cookies=open'],
  ['/nl/diensten/', '?page=2', ''],
  ['/nl/te-koop/', '?x=1&type=2&y=3&city=Gent%7C9000&page=2', 'type=2&city=Gent%7C9000&page=2'],
  ['/nl/te-koop/leuven/villa/12/', '?from=portal', ''],
  ['/nl/projecten/leuven/hof/5/', '?sort=price&x=1', 'sort=price'],
  ['/fr/comparer/', '?ids=1,2&x=1', 'ids=1%2C2'],
  ['/nl/kosten/', '?price=250000&x=1', 'price=250000'],
  ['/nl/reistijd/', '?from=Leuven&by=bike&type=2&x=1', 'from=Leuven&by=bike&type=2'],
  ['/nl/travel-times/', '?property=1&place=Leuven', 'property=1&place=Leuven'],
  ['/nl/een-eigen-pagina/', '?x=1', ''],
  ['/nl/contact/', '?x=1', 'x=1'],
  ['/nl/suggest/', '?text=leu', 'text=leu'],
  ['/nl/map-points/', '?path=/nl/te-koop/&type=2', 'path=%2Fnl%2Fte-koop%2F&type=2'],
  ['/nl/te-koop/_.data', '?_routes=a&x=1', '_routes=a&x=1'],
  ['/agent-calendars/1.ics', '?x=1', 'x=1'],
])('of %s%s the page reads %j', (pathname, search, read) => {
  expect(`${knownQuery(pathname, search).read}`).toBe(read)
})

const reads = (path: string, name: string) => knownQuery(path, `?${name}=1`).read.has(name)

test('every parameter that a page of the website reads by name is known', () => {
  const rooms = 'app/website/{account,content,costs,lists,property,travel}/**/*.{ts,tsx}'
  const readings = /(?:searchParams|query)\.(?:get|has|getAll)\('([\w-]+)'\)/g
  const names = globSync(rooms)
    .filter((path) => !/\.resource\.|\.test\./.test(path))
    .flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(readings)].map(([, name = '']) => name),
    )
  expect(names).toContain('works')
  // Pages for one visitor keep all they are asked: what is known there says nothing.
  const pages = pageNames.map((page) => paths[page].nl).filter((path) => !reads(path, 'made-up'))
  const unknown = names.filter((name) => !pages.some((path) => reads(path, name)))
  // Of the map, which keeps all it is asked, and of a form.
  expect(unknown.sort()).toEqual(['draw', 'email'])
})

test('a made-up parameter gets the page that is kept, made without it', async () => {
  const { ask, rendered } = openTestServer()
  for (const query of ['?x=1', '', '?x=2&utm_source=mail', '?y']) await ask(`/nl/${query}`)
  expect(rendered).toHaveBeenCalledTimes(1)
  expect(new URL(rendered.mock.lastCall?.[0].url ?? '').search).toBe('')
  for (const query of ['?type=2&x=1', '?type=2', '?x=3&type=2']) await ask(`/nl/te-koop/${query}`)
  expect(rendered).toHaveBeenCalledTimes(2)
  for (const query of ['?x=preview1', '?preview']) await ask(`/nl/${query}`)
  expect(rendered).toHaveBeenCalledTimes(2)
})

test('whoever is sent on keeps what the page did not read, which may be read there', async () => {
  const project = '/fr/projets/leuven/hof/5/'
  const headers = { 'content-type': 'text/html' }
  const { ask } = openTestServer(async ({ url }) => {
    const { pathname, search } = new URL(url)
    if (pathname === project) return new Response('Hof', { headers })
    if (!pathname.endsWith('/5/')) return new Response('nothing', { status: 404, headers })
    return new Response(null, { status: 308, headers: { location: project + search } })
  })
  const sentOn = await ask('/fr/project/?id=5&utm_source=mail')
  expect(sentOn.headers.get('location')).toBe(`${project}?utm_source=mail`)
})
