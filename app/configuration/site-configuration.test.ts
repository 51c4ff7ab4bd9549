import { expect, test } from 'vitest'
import { agencyOf } from './brand-section'
import { siteLanguagesOf } from './language-section'
import { readConfiguration, sectionNames } from './site-configuration'

test('[3.15] a site that set nothing has a whole configuration', () => {
  const read = readConfiguration({})
  if (read.outcome !== 'read') throw new Error(read.complaint)
  expect(Object.keys(read.configuration)).toEqual(sectionNames)
  expect(sectionNames).toEqual(
    expect.arrayContaining(['site_info', 'language', 'header', 'footer', 'popup']),
  )
  expect(siteLanguagesOf(read.configuration.language)).toEqual({
    enabled: ['nl', 'fr', 'en'],
    default: 'nl',
  })
})

test('[5.07] the agency’s number is told in groups', () => {
  const read = readConfiguration({ brand: { phone: '016234567' } })
  const brand = read.outcome === 'read' ? read.configuration.brand : undefined
  expect(brand && agencyOf(brand, 'nl').phone).toBe('016 23 45 67')
})

test.each([
  ['header', { menu: { menuMaxItems: 0 } }, /^header\.menu\.menuMaxItems: /],
  ['header', { banner: { type: 'film' } }, /^header\.banner\.type: /],
  ['header', { banner: { video: 'https://elsewhere.example/film.mp4' } }, /^header\.banner\.video/],
  [
    'header',
    { headerLinks: [{ title: {}, link: 'javascript:x' }] },
    /^header\.headerLinks\.0\.link/,
  ],
  ['language', { default: 'de' }, /^language\.default: the default language is not in use$/],
  ['language', { list: [{ code: 'es', use: true }] }, /^language\.list\.0\.code: /],
  ['site_info', { analytics: 'UA-1' }, /^site_info\.analytics: /],
  ['site_info', { pixel: 'abc' }, /^site_info\.pixel: /],
  ['footer', { columns: [{ sizes: { lg: 13 } }] }, /^footer\.columns\.0\.sizes\.lg: /],
  ['popup', { isPublished: true }, /^popup\.isPublished: /],
  ['popup', { delay: -1 }, /^popup\.delay: /],
  ['consent', { expiryDays: 1000 }, /^consent\.expiryDays: /],
  ['brand', { vatNumber: '123' }, /^brand\.vatNumber: /],
  ['images', { cdn: 'https://cdn.example/path' }, /^images\.cdn: /],
  ['header', { colour: 'red' }, /^header: .*colour/],
  ['header', 'nonsense', /^header: /],
])('a broken %s is named by section and field in one line', (name, value, complaint) => {
  const read = readConfiguration({ [name]: value })
  expect(read.outcome === 'broken' && read.complaint).toMatch(complaint)
  expect(read.outcome === 'broken' && read.complaint).not.toContain('\n')
})
