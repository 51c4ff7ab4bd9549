import { type APIRequestContext, expect, request as newRequest } from '@playwright/test'
import { withinOneDay } from '../testing/day-from-now'
import { fromOurPages, site } from '../testing/journey-site'
import { askSite } from './ask-site'
import { test } from './journey'

const owners = {
  marleen: { email: 'marleen.desmet@owners.example', password: 'baksteen in aarschot' },
  luc: { email: 'luc.lambert@owners.example', password: 'brique rouge namur' },
}

const outside = { maxRedirects: 0, failOnStatusCode: false }

async function signedIn(baseURL: string | undefined, form: { email: string; password: string }) {
  const context = await newRequest.newContext({ baseURL: baseURL ?? '' })
  const answer = await context.post('/nl/login/', { form, ...outside })
  expect(answer.status()).toBe(303)
  return context
}

/** Every address of the portal below one property, as a page and as the data of a page. */
async function addressesOf(context: APIRequestContext) {
  const properties = await (await context.get('/nl/eigenaar/')).text()
  const [property = ''] = properties.match(/\/nl\/eigenaar\/\d+\//) ?? []
  const page = await (await context.get(property)).text()
  const [street = ''] = page.match(/<h1>[^<]*/) ?? []
  const papers = [...new Set(page.match(/\/nl\/eigenaar\/\d+\/document\/\d+/g))]
  expect(papers.length).toBeGreaterThan(0)
  const id = property.match(/\d+/)?.[0] ?? ''
  const translated = [`/fr/proprietaire/${id}/`, `/en/owner/${id}/`]
  const all = [property, ...translated, `/nl/eigenaar/${id}/verslag`, ...papers]
  return { id, street: street.replace('<h1>', ''), all, data: all.map(dataOf) }
}

function dataOf(path: string): string {
  return path.endsWith('/') ? `${path}_.data` : `${path}.data`
}

test('[6.02] an owner sees every page of their own home', async ({ baseURL }) => {
  const marleen = await signedIn(baseURL, owners.marleen)
  const { all, data } = await addressesOf(marleen)
  for (const path of [...all, ...data]) {
    const answer = await marleen.get(path, outside)
    expect(answer.status(), path).toBe(200)
    expect(answer.headers()['cache-control'], path).toContain('no-store')
  }
  await marleen.dispose()
})

test('[6.02] another owner, a visitor and a forged session get nothing of it', async ({
  baseURL,
}) => {
  const [marleen, luc] = await Promise.all([
    signedIn(baseURL, owners.marleen),
    signedIn(baseURL, owners.luc),
  ])
  const { all, data, street, id } = await addressesOf(marleen)
  const visitor = await newRequest.newContext({ baseURL: baseURL ?? '' })
  const forged = await newRequest.newContext({
    baseURL: baseURL ?? '',
    extraHTTPHeaders: { cookie: `session=${'x'.repeat(43)}` },
  })
  for (const [who, context] of [
    ['another owner', luc],
    ['a visitor', visitor],
    ['a forger', forged],
  ] as const) {
    for (const path of [...all, ...data]) {
      const answer = await context.get(path, outside)
      const body = await answer.text()
      expect(body, `${who} ${path}`).not.toContain(street)
      expect(body.startsWith('%PDF'), `${who} ${path}`).toBe(false)
      const isData = path.includes('.data')
      const isSentAway = answer.status() === 302 || (isData && body.includes('/login/'))
      if (who === 'another owner') expect(answer.status(), path).toBe(404)
      else expect(isSentAway, `${who} ${path} ${answer.status()}`).toBe(true)
    }
  }
  // A property's number under one's own, and numbers that are none.
  for (const stolen of [`${id}0`, '0', '-1', '1e3', '99999999999999999999', "1'--"]) {
    const answer = await luc.get(`/nl/eigenaar/${encodeURIComponent(stolen)}/`, outside)
    expect([404, 308], stolen).toContain(answer.status())
  }
  expect((await (await luc.get('/nl/eigenaar/')).text()).includes(street)).toBe(false)
  await Promise.all([marleen.dispose(), luc.dispose(), visitor.dispose(), forged.dispose()])
})

test('[6.02] who signs out everywhere is out everywhere', async ({ baseURL }) => {
  const [here, there] = await Promise.all([
    signedIn(baseURL, owners.luc),
    signedIn(baseURL, owners.luc),
  ])
  await here.post('/nl/afmelden', {
    form: { everywhere: 'yes' },
    headers: fromOurPages,
    ...outside,
  })
  expect((await there.get('/nl/eigenaar/', outside)).status()).toBe(302)
  await Promise.all([here.dispose(), there.dispose()])
})

async function viewsInFrench(id: string): Promise<number> {
  const [row] = await askSite<{ views: number }>(
    site,
    `select coalesce(sum(views), 0)::int as views from page_views
     where property_id = $1 and language = 'fr'`,
    [id],
  )
  return row?.views ?? 0
}

test('[1.06] [3.17] an opened page of a property is counted, cached or not, and shows up for its owner', async ({
  baseURL,
  browser,
}) => {
  const luc = await signedIn(baseURL, owners.luc)
  const text = await (await luc.get('/nl/eigenaar/')).text()
  const [property = '', id = ''] = text.match(/\/nl\/eigenaar\/(\d+)\//) ?? []
  const today = async () => {
    const html = await (await luc.get(property)).text()
    return Number(html.match(/id="figures".*?<td>([\d.]+)/s)?.[1]?.replace('.', ''))
  }
  const address =
    (await (await luc.get(property)).text()).match(/href="(\/nl\/te-[^"]+)"/)?.[1] ?? ''
  await withinOneDay(async () => {
    // Somebody new each time: a visitor of an earlier run today would not count again.
    const userAgent = `Mozilla/5.0 (X11; Linux) AppleWebKit/537.36 Chrome/${Date.now()}.0 Safari/537.36`
    const page = await browser.newPage({ userAgent, baseURL: baseURL ?? '' })
    const before = await today()
    await page.goto(address)
    await page.reload()
    await expect.poll(today).toBe(before + 1)
    const robot = { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }
    await page.request.get(address, { headers: robot })
    // The same person looks in French: once that is counted, so is all that was before.
    const seen = await viewsInFrench(id)
    await page.goto(`/property/${id}/?lng=fr`)
    await expect.poll(() => viewsInFrench(id)).toBeGreaterThan(seen)
    expect(await today()).toBe(before + 1)
    await page.close()
  })
  await luc.dispose()
})
