import { type BrowserContext, expect, type Page } from '@playwright/test'
import { writeConsent } from '../app/consent/consent'
import { configure } from '../testing/configure'
import { site } from '../testing/journey-site'

const tagIds = { analytics: 'G-TEST123456', ads: 'AW-123456789', pixel: '1234567890123456' }

const consent = writeConsent({
  version: 1,
  receipt: '0b6c2f1e-7a0d-4c55-9a43-8f2f6f7f2a11',
  agreed: ['social', 'analytical', 'marketing', 'unclassified'],
})

/** The agency has every tag, and its site has heard so; a page that is not there is never a kept one. */
export async function carryTags() {
  await configure('site_info', tagIds)
  const address = `${site.address}/nl/bestaat-niet/`
  const shown = async () =>
    (await fetch(address, { headers: { cookie: `consent=${consent}` } })).text()
  await expect.poll(shown).toContain(tagIds.analytics)
}

/** Every request to anyone else; answered here, so that nothing leaves the building. */
export async function recordOthers(page: Page, body = '') {
  const hosts = new Set<string>()
  await page.context().route(
    (url) => url.hostname !== 'localhost',
    (route) => {
      hosts.add(new URL(route.request().url()).hostname)
      return route.fulfill({ contentType: 'text/javascript', body })
    },
  )
  return hosts
}

/**
 * In the place of the tags: keeps cookies until it is told to stop, tells what it is told, and calls
 * property for as long as it lives.
 */
const livelyTag = `{
  const isPixel = document.currentScript.src.includes('facebook')
  const names = isPixel
    ? ['_fbp']
    : document.currentScript.src.includes('AW-') ? ['_gcl_au'] : ['_ga', '_ga_TEST123456']
  const home = isPixel ? 'https://www.facebook.com/tr' : 'https://www.googletagmanager.com/a'
  let mayKeep = true
  const hear = (list, isEnd) => {
    const push = list.push
    list.push = (told) => {
      const words = JSON.stringify([...told])
      tell(words)
      if (isEnd(words)) mayKeep = false
      return push.call(list, told)
    }
  }
  if (isPixel) hear(fbq.queue, (words) => words === '["consent","revoke"]')
  else hear(dataLayer, (words) => words.startsWith('["consent","update"') && words.includes('denied'))
  const keep = () => {
    if (mayKeep) for (const name of names) document.cookie = name + '=1; path=/; max-age=9999'
  }
  const call = () => fetch(home, { mode: 'no-cors' }).catch(() => {}).then(() => setTimeout(call, 200))
  keep()
  setInterval(keep, 50)
  call()
}`

/** Tags that live: whom they call, and what they were told. */
export async function livelyTags(page: Page) {
  const told: string[] = []
  await page.context().exposeFunction('tell', (words: string) => void told.push(words))
  return { hosts: await recordOthers(page, livelyTag), told }
}

const ours = new Set(['consent', 'language'])

export async function cookiesOfOthers(context: BrowserContext): Promise<string[]> {
  const names = (await context.cookies()).map(({ name }) => name)
  return names.filter((name) => !ours.has(name)).sort()
}
