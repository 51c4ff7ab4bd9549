import { expect, test } from 'vitest'
import { openTestServer } from '../testing'

const paths = (count: number) => Array.from({ length: count }, (_, at) => `/${at}`).join(',')

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
  expect((await ask(`/__manifest?paths=${paths(1_500)}&version=1`)).status).toBe(400)
  expect(rendered).toHaveBeenCalledTimes(2)
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
