import { expect, test } from 'vitest'
import { openTestServer } from '../testing'
import { manifestPaths } from './manifest-paths'

const paths = (count: number, before = '/nl/te-koop/gent/huis/') =>
  Array.from({ length: count }, (_, at) => `${before}${at}/`).join(',')

test('links are looked up so many at a time, and each answer is kept', async () => {
  const { ask, rendered } = openTestServer(async ({ url }) =>
    Response.json({ asked: new URL(url).searchParams.get('paths') }),
  )
  const asked = `/__manifest?paths=${paths(200)}&version=1`
  const first = await (await ask(asked)).json()
  expect(await (await ask(asked)).json()).toEqual(first)
  expect(rendered).toHaveBeenCalledTimes(1)
  await ask(asked.replace('version=1', 'version=2'))
  expect(rendered).toHaveBeenCalledTimes(2)
  expect((await ask(`/__manifest?paths=${paths(300)}&version=1`)).status).toBe(400)
  expect((await ask(`/__manifest?paths=${paths(300, '/')}&version=1`)).status).toBe(400)
  expect((await ask(`/__manifest?paths=${paths(30, '/')}&version=1`)).status).toBe(400)
  expect((await ask(asked, { method: 'POST' })).status, 'the router does not mind').toBe(400)
  expect(rendered).toHaveBeenCalledTimes(2)
})

test.each([
  [['/nl/te-koop/gent/a/1/', '/nl/te-koop/gent/b/2/', '/fr/a-vendre/gand/b/2/'], 2],
  [['/nl/', '/nl', '/nl/te-koop', '/nl/te-koop/', '/nl/te-koop/gent', '/nl/een-pagina/'], 3],
  [['/nl/find/', '/nl/suggest/', '/nl/x/'], 3],
  [['/office', '/office/enquiries/5/', '/office/enquiries/6/', '/office/enquiries/export/'], 3],
  [['/documents/a', '/consent', '/'], 3],
])('of %j one of a kind is looked up', (asked, count) => {
  expect(manifestPaths(asked)).toHaveLength(count)
})

test('what is not found is not kept', async () => {
  const { ask, rendered } = openTestServer(async () => new Response(null, { status: 204 }))
  for (let at = 0; at < 2; at += 1) {
    expect((await ask('/__manifest?paths=/nl/&version=old')).status).toBe(204)
  }
  expect(rendered).toHaveBeenCalledTimes(2)
})

test('the data of a page is asked for by a few names', async () => {
  const { ask } = openTestServer()
  expect((await ask('/nl/te-koop/_.data?_routes=website,for-sale%2Fnl')).status).toBe(200)
  expect((await ask(`/nl/te-koop/_.data?_routes=${'a,'.repeat(800)}`)).status).toBe(400)
})
