import { type APIRequestContext, expect } from '@playwright/test'
import { pathTo } from '../app/language/path-to'
import { officePath } from '../app/office/office-pages'
import { fromOurPages, site } from '../testing/journey-site'
import { signInAs } from '../testing/staff'
import { test } from './journey'
import { findAt } from './pages/found'
import { publicRows } from './pages/page-rows'

const marker = 'sent-under-a-name-of-no-field'
const deep = `email${'.a'.repeat(2_000)}`
const names = [
  'email[4294967294]',
  'unknown[4294967294]',
  'email[1000000]',
  'email[-1]',
  'email[]',
  'password[0][0][4294967294]',
  'email[1e9]',
  'email.x',
  'email[',
  ']',
  '.',
  'a..b',
  '',
  '__proto__.x',
  'constructor.prototype.x',
  'email.__proto__',
  'list',
  'count',
  deep,
]
/** What a browser never sends from a form of ours, each as one body. */
const bodies = {
  names: names.map((name) => `${encodeURIComponent(name)}=${marker}`).join('&'),
  'one name, very often': 'email=&'.repeat(9_000),
  'half an intent': `__intent__=%7B&email=nora%40example.be`,
  'an intent': `__intent__=${encodeURIComponent('{"type":"update","payload":{"name":"email[4294967294]","value":1}}')}`,
  'a list of intents': `__intent__=%7B&__intent__=%5B`,
  'half a state': '__state__=x',
  'a state': `__state__=${encodeURIComponent('{"validated":{"email":true}}')}`,
}

async function post(request: APIRequestContext, path: string, data: string) {
  const headers = { ...fromOurPages, 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await request.post(path, { data, headers, maxRedirects: 0 })
  return { status: answer.status(), text: await answer.text() }
}

async function throwAt(request: APIRequestContext, paths: string[], sent = Object.entries(bodies)) {
  for (const path of paths) {
    for (const [what, body] of sent) {
      const { status, text } = await post(request, path, body)
      expect(status, `${what} at ${path}`).toBeLessThan(500)
      expect(text.includes(marker), `${what} at ${path} comes back`).toBe(false)
    }
  }
  expect((await request.get('/healthz')).status()).toBe(200)
}

test('fields that a form does not have are dropped before anything is made of them', async ({
  request,
}) => {
  const reset = pathTo('set-password', 'nl', { purpose: 'reset', token: 'x' })
  const signIn = [pathTo('login', 'nl'), pathTo('forgotten-password', 'nl'), reset]
  await throwAt(request, [...signIn, '/nl/contact/', '/nl/ik-zoek/', '/nl/afspraak/', '/consent'])
})

test('whatever page is sent a form it does not have, nothing breaks', async ({ request }) => {
  const found = await findAt(site, 'nl')
  const paths = [...new Set(publicRows.map(({ kind, path }) => path(found, kind)))]
  const all = `${bodies.names}&${bodies['half an intent']}&${bodies['half a state']}`
  await throwAt(request, paths, [['all at once', all]])
})

test('nor behind the login', async ({ page }) => {
  await signInAs(page.context(), 'manager')
  const { request } = page.context()
  await throwAt(request, [officePath('me'), officePath('staff'), officePath('rules')])
})

test('a stranger’s form is not held in memory, nor sent back beyond a page’s worth', async ({
  request,
}) => {
  const large = `text=${'x'.repeat(40 * 1024 * 1024)}`
  for (const path of [officePath('today'), officePath('staff'), '/office/nowhere/']) {
    const { status, text } = await post(request, path, large)
    expect(status, path).toBe(413)
    expect(text.length, path).toBeLessThan(100_000)
  }
  const typed = await post(request, officePath('staff'), 'name=Jan&remark=Nog+even')
  expect(typed.status).toBe(401)
  expect(typed.text).toContain('Nog even')
})
