import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openFileStore } from '../../app/files/file-store.server'
import { openVariantStore } from '../../app/images/variant-store.server'
import { openTestServer, testTools } from '../testing'
import { createLane } from './lane'
import { laneOf, openLanes } from './lanes'

test.each([
  ['GET', '/nl/te-koop/', '', 'pages'],
  ['GET', '/nl/te-koop/_.data', '', 'pages'],
  ['GET', '/__manifest', '', 'pages'],
  ['GET', '/nl/fiche/12/', '', 'papers'],
  ['GET', '/fr/proprietaire/12/rapport', '', 'papers'],
  ['GET', '/office/owners/3/portal/12/report', '', 'papers'],
  ['GET', '/nl/reistijd/', '', 'ways'],
  ['GET', '/fr/temps-de-trajet/_.data', '', 'ways'],
  ['GET', '/nl/travel-times/', '', 'ways'],
  ['GET', '/captcha/pass', '', 'captchas'],
  ['POST', '/captcha/work', '', 'captchas'],
  ['GET', '/nl/login/', '', 'pages'],
  ['POST', '/nl/login/', '', 'passwords'],
  ['POST', '/nl/login/_.data', '', 'passwords'],
  ['POST', '/nl/preview/login/', '', 'passwords'],
  ['GET', '/nl/Preview/fiche/12/', '', 'papers'],
  ['POST', '/nl/login/wachtwoord/reset/token', '', 'passwords'],
  ['POST', '/office/me/', 'session=x', 'passwords'],
  ['POST', '/nl/contact/', '', 'forms'],
  ['POST', '/office/staff/', 'session=x', 'forms'],
  ['POST', '/office/media/', '', 'forms'],
  ['POST', '/office/media/', 'session=x', 'uploads'],
  ['POST', '/enquiry-uploads', '', 'uploads'],
  ['POST', '/nl/gratis-schatting/', '', 'uploads'],
])('%s %s with %j is counted among the %s', (method, path, cookie, lane) => {
  const request = new Request(`http://localhost${path}`, { method, headers: { cookie } })
  expect(laneOf(request)).toBe(lane)
})

const one = { atOnce: 1, mostWaiting: 0, mostOfOne: 1, burst: 2, perMinute: 0 }
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })

test('one address that asks for ever new pages is asked to wait, in its language; others are not', async () => {
  const lanes = { ...openLanes(), pages: createLane(one) }
  const { ask } = openTestServer(undefined, { lanes, isOurProxy: (_, hop) => hop < 1 })
  for (const path of ['/fr/a/', '/fr/b/']) {
    expect((await ask(path, from('192.0.2.1'))).status).toBe(200)
  }
  const refused = await ask('/fr/c/', from('192.0.2.1'))
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  expect(await refused.text()).toContain('Patientez une minute')
  expect((await ask('/fr/a/', from('192.0.2.1'))).status, 'what is kept').toBe(200)
  expect((await ask('/fr/c/', from('192.0.2.2'))).status).toBe(200)
  expect((await ask('/fr/c/', from('192.0.2.1'))).status, 'what another had made').toBe(200)
})

test('when there is too much work for all, pages say when to come back, and kept ones are there', async () => {
  const { promise: made, resolve: finish } = Promise.withResolvers<void>()
  const html = { 'content-type': 'text/html' }
  const lanes = { ...openLanes(0), pages: createLane({ ...one, mostOfOne: 9, burst: 99 }) }
  const { ask, rendered, cache } = openTestServer(
    async ({ url }) => {
      if (url.endsWith('/slow/')) await made
      return new Response('<h1>Te koop</h1>', { headers: html })
    },
    { lanes },
  )
  await ask('/nl/kept/')
  await ask('/nl/old/')
  const slow = ask('/nl/slow/')
  await expect.poll(() => rendered.mock.calls.length).toBe(3)
  const full = await ask('/nl/new/')
  expect([full.status, full.headers.get('retry-after')]).toEqual([503, '30'])
  expect((await ask('/nl/kept/')).status).toBe(200)
  cache.outdate()
  expect((await ask('/nl/old/')).status, 'as it was').toBe(200)
  finish()
  expect((await slow).status).toBe(200)
  expect((await ask('/nl/new/')).status).toBe(200)
})

test('pictures take turns to be made; those that are kept are there for anybody', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'baksteen-lanes-'))
  const files = openFileStore(folder)
  const variants = await openVariantStore(path.join(folder, 'variants'), 1e9)
  const plain = { create: { width: 600, height: 400, channels: 3, background: 'red' } } as const
  const file = await files.keep('pictures', await sharp(plain).png().toBuffer(), 'png')
  const lanes = { ...openLanes(), pictures: createLane({ ...one, burst: 1 }) }
  const { ask } = openTestServer(undefined, { lanes, variants, tools: { ...testTools, files } })
  const sized = (width: number) => ask(`/images/${file}?width=${width}&format=webp`)
  for (let times = 0; times < 5; times += 1) expect((await sized(400)).status).toBe(200)
  const refused = await sized(250)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5'])
  expect((await sized(400)).status).toBe(200)
})

test('an operator may set the limits of one address, also to none', async () => {
  const { pages } = openLanes(0)
  const all = await Promise.all(Array.from({ length: 700 }, () => pages('a', async () => {})))
  const outcomes = new Set(all.map(({ outcome }) => outcome))
  expect(outcomes).toEqual(new Set(['done', 'full']))
})
