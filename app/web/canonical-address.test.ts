import { expect, test } from 'vitest'
import { languages } from '../language/languages'
import { pageNames, paths } from '../language/paths'
import { canonicalAddress, isCertain } from './canonical-address'

const site = { enabled: ['nl', 'fr', 'en'], default: 'nl' } as const

function from(address: string, language: 'nl' | 'fr' | 'en' = 'nl') {
  const found = canonicalAddress(new URL(`http://baksteen.test${address}`), { site, language })
  return found.outcome === 'elsewhere' ? found.path : found.outcome
}

test.each([
  // A missing slash, capitals, repeated slashes.
  ['/nl/te-koop', '/nl/te-koop/'],
  ['/NL/Te-Koop/', '/nl/te-koop/'],
  ['//nl///te-koop', '/nl/te-koop/'],
  ['/nl/%74e-koop/', '/nl/te-koop/'],
  ['/nl/te-koop/Gent/Herenhuis/12', '/nl/te-koop/gent/herenhuis/12/'],
  ['/nl/bedankt/site-contact/', '/nl/bedankt/site-contact'],
  ['/nl/Over-Ons', '/nl/over-ons/'],
  // The word of another language.
  ['/fr/te-koop/', '/fr/a-vendre/'],
  ['/fr/handel/', '/fr/commerce/'],
  ['/fr/handel', '/fr/commerce/'],
  ['/en/etranger/', '/en/abroad/'],
  ['/nl/zu-verkaufen/', '/nl/te-koop/'],
  ['/fr/te-koop/gent/x/12/', '/fr/a-vendre/gent/x/12/'],
  ['/fr/projecten/projecten-te-koop/', '/fr/projets/a-vendre/'],
  ['/nl/for-sale/', '/nl/te-koop/'],
  // No language: the word tells which.
  ['/te-koop/', '/nl/te-koop/'],
  ['/a-vendre/', '/fr/a-vendre/'],
  ['/te-huur/gent/x/12/', '/nl/te-huur/gent/x/12/'],
  ['/zu-verkaufen/', '/nl/te-koop/'],
  // Original addresses, tidied; the visitor's language comes after.
  ['/FOR-SALE', '/for-sale/'],
  ['/Property/12', '/property/12/'],
  ['/project/?id=5', '/project/5/'],
  ['/project?id=5&x=1', '/project/5/'],
  // The same after a language: only the page knows the town and the title.
  ['/nl/property/12/', '/nl/te-koop/-/-/12/'],
  ['/fr/Project/5', '/fr/projets/-/-/5/'],
  ['/en/project/?id=5', '/en/projects/-/-/5/'],
])('[2.22] [2.32] %s means %s', (address, path) => {
  expect(from(address)).toBe(path)
})

test.each([
  '/',
  '/nl/',
  '/nl/te-koop/',
  '/fr/a-vendre/gent/maison/12/',
  '/for-sale/',
  '/nl/over-ons/',
  '/office/Properties',
  '/nl/te-koop.data',
  '/favicon.ico',
])('%s stays as it is', (address) => {
  expect(from(address)).toBe('kept')
})

test('[2.22] a word of two languages follows the visitor', () => {
  expect(from('/realisations/', 'fr')).toBe('/fr/realisations/')
  expect(from('/realisations/', 'en')).toBe('/en/realisations/')
})

test.each(['/de/', '/de/zu-verkaufen/', '/DE/x'])('[2.20] %s is switched off', (address) => {
  expect(from(address)).toBe('switched-off')
})

test.each(['/nl/%', '/nl/%ff/', '/nl/a%00b/', '/%0d%0aset-cookie:x'])(
  '%s is malformed',
  (address) => {
    expect(from(address)).toBe('malformed')
  },
)

test('[2.19] every address of the table is canonical, and leads to itself from any carelessness', () => {
  const all = { enabled: languages, default: 'nl' } as const
  for (const page of pageNames) {
    for (const language of languages) {
      const path = paths[page][language].replace(/:(\w+)/g, '7')
      const locale = { site: all, language }
      const at = (written: string) =>
        canonicalAddress(new URL(`http://baksteen.test${written}`), locale)
      expect(at(path), path).toEqual({ outcome: 'kept' })
      // A file has the name it has.
      if (path.includes('.')) continue
      expect(at(path.toUpperCase().replaceAll('/', '//')), path).toMatchObject({ path })
    }
  }
})

const whole = (address: string) =>
  canonicalAddress(new URL(`http://baksteen.test${address}`), { site, language: 'nl' })

test.each([
  ['/project/?id=5', ''],
  ['/project/?id=5&x=1', '?x=1'],
  ['/project/?x=1&id=5&y=a%20b', '?x=1&y=a+b'],
  ['/nl/te-koop?page=2&x=%20', '?page=2&x=%20'],
])('what else is asked at %s stays: %j', (address, search) => {
  expect(whole(address)).toMatchObject({ outcome: 'elsewhere', search })
})

test.each([
  ['/project/?id=5x', 'kept'],
  ['/project/?id=x5', 'kept'],
  ['/project/?id=12345678901', 'kept'],
  ['/for-sale/?id=5', 'kept'],
  ['/nl/te-koop/?id=5', 'kept'],
  ['/nl/project/12/?id=5', '/nl/projecten/-/-/12/'],
  ['/nl/a.b/c', '/nl/a.b/c/'],
])('[2.22] %s leads to %s', (address, path) => {
  expect(from(address)).toBe(path)
})

test.each([
  ['/nl/', true],
  ['/fr/a-vendre/', true],
  ['/nl/te-huur/', true],
  ['/en/commercial/', true],
  ['/nl/buitenland/', true],
  ['/fr/realisations/', true],
  ['/nl/projecten/', true],
  ['/nl/te-koop/?utm_source=mail&gclid=1', true],
  ['/nl/te-koop/?lng=fr', true],
  ['/nl/te-koop/?page=2', false],
  ['/nl/over-ons/', false],
  ['/nl/te-koop', false],
])('%s is certain to be there: %j', (address, isThere) => {
  expect(isCertain(new URL(`http://baksteen.test${address}`))).toBe(isThere)
})
