import { expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { answerRequest } from './answer-request.server'

const { db } = await openTestDatabase()
const origin = 'https://baksteen.example'
const siteLanguages = () => ({ enabled: ['nl' as const, 'fr' as const], default: 'nl' as const })

/** A link that has expired, behind a root that forgets consent first. */
async function house({ url }: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(url)
  if (!searchParams.has('setcookies')) return new Response('gone', { status: 410 })
  searchParams.delete('setcookies')
  const headers = { location: `${pathname}?${searchParams}`, 'set-cookie': 'consent=; Max-Age=0' }
  return new Response(null, { status: 302, headers })
}

test('[2.16] what is gone is told in the language of ?lng, also after a redirect', async () => {
  const ask = (address: string) =>
    answerRequest(new Request(origin + address), { db, origin, siteLanguages }, house)
  const sent = await ask('/documents/old?lng=FR&setcookies')
  expect(sent.status).toBe(302)
  expect(sent.headers.get('location')).toBe('/documents/old?lng=FR')
  expect(sent.headers.getSetCookie()).toEqual(['consent=; Max-Age=0'])
  expect((await ask('/documents/old?lng=FR')).status).toBe(410)
})
