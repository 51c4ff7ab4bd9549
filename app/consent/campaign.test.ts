import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import script from './campaign.browser.js?raw'
import { type Refusable, writeConsent } from './consent'

const origin = 'https://baksteen.example'
const receipt = '0b6c2f1e-7a0d-4c55-9a43-8f2f6f7f2a11'

/** Opens pages one after the other in one session, and tells where each ends up. */
function session(agreed: Refusable[]) {
  const stored = new Map<string, string>()
  const sessionStorage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  }
  const cookie = `consent=${writeConsent({ version: 1, receipt, agreed })}`
  const open = (path: string) => {
    let location = new URL(path, origin)
    const history = {
      state: null,
      replaceState: (_: null, __: string, url: URL) => {
        location = url
      },
    }
    const page = { location, history, sessionStorage, document: { cookie }, URL, URLSearchParams }
    runInNewContext(script, { ...page, addEventListener() {} })
    return location.pathname + location.search
  }
  return { open, stored }
}

test.each<Refusable>(['analytical', 'marketing'])(
  '[7.08] with consent to %s the parameters of a campaign stay on the address',
  (agreed) => {
    const { open } = session([agreed])
    expect(open('/nl/?utm_source=mail&gclid=abc&type=1')).toBe(
      '/nl/?utm_source=mail&gclid=abc&type=1',
    )
    expect(open('/nl/te-koop/?page=2')).toBe('/nl/te-koop/?page=2&utm_source=mail&gclid=abc')
    expect(open('/nl/?utm_source=zimmo')).toBe('/nl/?utm_source=zimmo')
    expect(open('/nl/contact/')).toBe('/nl/contact/?utm_source=zimmo')
  },
)

test('[7.08] without it nothing is stored', () => {
  const { open, stored } = session(['social'])
  expect(open('/nl/?utm_source=mail')).toBe('/nl/?utm_source=mail')
  expect(open('/nl/te-koop/')).toBe('/nl/te-koop/')
  expect(stored.size).toBe(0)
})
