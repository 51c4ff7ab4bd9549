import { expect, test } from 'vitest'
import { languages } from '../language/languages'
import { pathTo } from '../language/path-to'
import { pageNames, paths } from '../language/paths'
import { maskSecrets } from './mask-secrets'
import { createSigner } from './signed-link.server'

const secret = 'Q2hvaXgtZGUtbW90LWRlLXBhc3NlLTEyMzQ1Njc4OTA'
const signed = createSigner('s'.repeat(32)).sign('visit', 'id', new Date('2027-01-01'))

const keyed = pageNames.flatMap((page) =>
  languages
    .filter((language) => paths[page][language].includes(':token'))
    .map((language) =>
      (pathTo as (...given: unknown[]) => string)(page, language, {
        token: secret,
        purpose: 'reset',
      }),
    ),
)

test('the table of addresses has keys in it', () => {
  expect(keyed.length).toBeGreaterThanOrEqual(4 * languages.length)
})

test.each([
  ...keyed,
  `/document-files/${secret}`,
  `/agent-calendars/12-${secret}.ics`,
  `/nl/mijn-bezoek/?visit=${secret}`,
  `/nl/mijn-bezoek/?done=yes&waiting=${secret}`,
  `/nl/mijn-zoekopdracht/?key=${secret}`,
  `/nl/mijn-zoekopdracht/?confirm=${secret}#x`,
  `/nl/preview/diensten/?pass=${secret}`,
  `/nl/bedankt/contact-me?enquiry=${secret}`,
])('%s opens nothing', (address) => {
  const shapes = [
    address,
    `https://www.agency.example${address}`,
    address.replace(/(?=\?|#|$)/, '_.data'),
    `/__manifest?paths=${encodeURIComponent(address)}`,
    `<a href="${address.replaceAll('&', '&amp;')}">`,
  ]
  for (const shape of shapes.filter((each) => !/%3F|%26/.test(each))) {
    expect(maskSecrets(shape), shape).not.toContain(secret)
  }
  expect(maskSecrets(address)).toContain('…')
})

test('what we signed is masked wherever it stands, whatever it is for', () => {
  const purposes = ['demand', 'upload', 'newsletter-leave', 'anything-new']
  for (const purpose of purposes) {
    const token = createSigner('s'.repeat(32)).sign(purpose, { id: 1 }, new Date('2027-01-01'))
    for (const text of [token, `/documents/${token}`, `?new=${token}&a=b`, `%3Fx%3D${token}`]) {
      expect(maskSecrets(text)).not.toContain(token.split('.')[1])
      expect(maskSecrets(text)).not.toContain(token.slice(0, 40))
    }
  }
  expect(maskSecrets(`/nl/mijn-bezoek/?visit=${signed}&done=yes`)).toBe(
    '/nl/mijn-bezoek/?visit=…&done=yes',
  )
})

test.each([
  '/nl/te-koop/aarschot/villa-met-tuin/2101/?utm_source=news',
  '/office/owners/7/portal/2101/documents/12',
  '/nl/login/wachtwoord-vergeten/',
  '/nl/te-koop/?city=Gent%7C9000&type=2',
])('%s is told as it is', (address) => {
  expect(maskSecrets(address)).toBe(address)
})
