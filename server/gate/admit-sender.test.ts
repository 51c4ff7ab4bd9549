import { expect, test } from 'vitest'
import { openTestServer } from '../testing'

const elsewhere = 'https://evil.example'
const session = 'language=nl; session=secret'
const addresses = [
  '/nl/contact/',
  '/nl/contact/_.data',
  '/nl/afmelden',
  '/consent',
  '/enquiry-uploads',
  '/office/properties/12/files/pictures/upload/',
  '/office/nowhere/',
]
const post = (headers: Record<string, string>) => ({ method: 'POST', body: 'a=b', headers })

test.each(addresses)('what another site sends to %s goes no further', async (path) => {
  const { ask, rendered, origin } = openTestServer()
  const { host } = new URL(origin)
  for (const headers of [
    { origin: elsewhere },
    { origin: elsewhere, cookie: session },
    { origin: 'null', cookie: session },
    { origin: `https://${host}` },
    { origin: '' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', cookie: session },
    { origin: elsewhere, 'sec-fetch-site': 'same-origin' },
    { cookie: session },
    { cookie: '__Host-session=secret' },
  ] as Record<string, string>[]) {
    expect((await ask(path, post(headers))).status, JSON.stringify(headers)).toBe(400)
  }
  expect(rendered).not.toHaveBeenCalled()
})

test.each(addresses)('what our own pages send to %s arrives', async (path) => {
  const { ask, rendered, origin } = openTestServer()
  for (const headers of [
    { origin, cookie: session },
    { 'sec-fetch-site': 'same-origin', cookie: session },
    { 'sec-fetch-site': 'none' },
    { cookie: 'language=nl' },
    {},
  ] as Record<string, string>[]) {
    expect((await ask(path, post(headers))).status, JSON.stringify(headers)).toBe(200)
  }
  expect(rendered).toHaveBeenCalledTimes(5)
})

test('behind TLS our pages are at the address that the operator names', async () => {
  const siteOrigin = 'https://www.agency.example'
  const { ask, origin } = openTestServer(undefined, { siteOrigin })
  expect((await ask('/nl/afmelden', post({ origin: siteOrigin }))).status).toBe(200)
  expect((await ask('/nl/afmelden', post({ origin }))).status).toBe(400)
})

test('the refusal is told in the visitor’s language', async () => {
  const { ask } = openTestServer()
  const answer = await ask('/fr/contact/', post({ origin: elsewhere }))
  expect(await answer.text()).toContain('Ce formulaire ne vient pas de notre site')
})

test.each(['/nl/uitschrijven/?key=k', '/fr/choix-e-mail/token/', '/en/owner/digest/token'])(
  '%s has a key of its own: it may be sent from anywhere, and nobody is signed in there',
  async (path) => {
    const { ask, rendered, origin } = openTestServer()
    const answer = await ask(path, post({ origin: elsewhere, cookie: session }))
    expect(answer.status).toBe(200)
    const [given] = rendered.mock.lastCall ?? []
    expect(given?.headers.get('cookie')).toBe(null)
    expect(await given?.text()).toBe('a=b')
    await ask(path, post({ origin, cookie: session }))
    expect(rendered.mock.lastCall?.[0].headers.get('cookie')).toBe(session)
  },
)

test('looking is nobody’s business', async () => {
  const { ask } = openTestServer()
  const headers = { 'sec-fetch-site': 'cross-site', cookie: session }
  expect((await ask('/nl/te-koop/', { headers })).status).toBe(200)
})
