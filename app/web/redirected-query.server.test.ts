import { expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import type { SiteLanguages } from '../language/languages'
import { answerRequest } from '../site/answer-request.server'

const { db } = await openTestDatabase()
const site: SiteLanguages = { enabled: ['nl', 'fr', 'en'], default: 'nl' }
const tools = { db, origin: 'https://baksteen.example', siteLanguages: () => site }

test('a redirect leaves the query as the page wrote it', async () => {
  const request = new Request('https://baksteen.example/nl/vergelijken/?id=1&id=2')
  const location = '/nl/vergelijken/?ids=1,2'
  const render = async ({ url }: Request) =>
    url.includes('ids=')
      ? new Response('')
      : new Response(null, { status: 302, headers: { location } })
  const answer = await answerRequest(request, tools, render)
  expect([answer.status, answer.headers.get('location')]).toEqual([302, location])
})
