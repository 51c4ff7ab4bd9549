import { expect, test, vi } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import type { SiteLanguages } from '../language/languages'
import { answerVisit } from './answer-visit.server'
import { rememberMove } from './moved-paths-queries.server'

const { db } = await openTestDatabase()
const site: SiteLanguages = { enabled: ['nl', 'fr', 'en'], default: 'nl' }
const tools = { db, origin: 'https://baksteen.example', siteLanguages: () => site }

async function visit(path: string, answer: Response, init: RequestInit = {}) {
  const render = vi.fn(async (_: Request) => answer)
  const { status, headers } = await answerVisit(
    new Request(`https://baksteen.example${path}`, init),
    tools,
    render,
  )
  const asked = render.mock.calls.map(([request]) => new URL(request.url).pathname)
  return { status, location: headers.get('location'), cookie: headers.get('set-cookie'), asked }
}

const missing = () => new Response(null, { status: 404 })
const page = (html = '') => new Response(html, { headers: { 'content-type': 'text/html' } })

test('[2.32] an old slug, however carelessly written, leads in one step to the page of today', async () => {
  await rememberMove(db, '/nl/over-ons/', '/nl/wie-zijn-wij/')
  const expected = { status: 308, location: '/nl/wie-zijn-wij/?a=1' }
  expect(await visit('/nl/over-ons/?a=1', missing())).toMatchObject(expected)
  expect(await visit('/NL//Over-Ons?a=1', missing())).toMatchObject(expected)
  expect(await visit('/nl/nooit-geweest/', missing())).toMatchObject({ status: 404 })
})

test('[2.22] where the table alone decides, no page is made', async () => {
  const answer = await visit('/fr/te-koop/', page())
  expect(answer).toMatchObject({ status: 308, location: '/fr/a-vendre/', asked: [] })
})

test('[2.32] the redirect of the page itself goes out as it is', async () => {
  const headers = { location: '/fr/a-vendre/gent/maison/12/' }
  const answer = await visit('/fr/te-koop/x/y/12', new Response(null, { status: 308, headers }))
  expect(answer).toMatchObject({ status: 308, location: headers.location })
  expect(answer.asked).toEqual(['/fr/a-vendre/x/y/12/'])
})

test('a form sent to a careless address is answered, not sent on', async () => {
  const init = { method: 'POST', body: 'name=Nora' }
  const answer = await visit('/nl/contact', page(), init)
  expect(answer).toMatchObject({ status: 200, asked: ['/nl/contact/'] })
})

test('[2.16] ?lng leads to the page in that language, filters kept, and is remembered', async () => {
  const link = '<link rel="alternate" hrefLang="fr" href="https://baksteen.example/fr/a-vendre/"/>'
  expect(await visit('/nl/te-koop/?type=1&lng=fr', page(link))).toMatchObject({
    status: 302,
    location: '/fr/a-vendre/?type=1',
    cookie: 'language=fr; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
  })
  expect(await visit('/nl/alleen-hier/?lng=fr', page())).toMatchObject({ location: '/fr/' })
  expect(await visit('/nl/te-koop/?lng=de', page())).toMatchObject({ status: 200, cookie: null })
})
