import { expect, test } from 'vitest'
import { allowedHosts, allowedTags, cookiesToRemove, type TagIds } from './third-parties'

const ids = {
  analytics: 'G-ABC1234567',
  ads: 'AW-123456789',
  tagManager: 'GTM-ABCD123',
  pixel: '1234567890123456',
}
const none = { analytics: null, ads: null, tagManager: null, pixel: null }

test('[7.05] a tag loads only when it is configured and agreed to', () => {
  const kinds = (agreed: Parameters<typeof allowedTags>[1], given: TagIds = ids) =>
    allowedTags(given, agreed).map(({ kind }) => kind)
  expect(kinds([])).toEqual([])
  expect(kinds(['analytical'])).toEqual(['analytics'])
  expect(kinds(['marketing'])).toEqual(['ads', 'tagManager'])
  expect(kinds(['social'])).toEqual(['pixel'])
  expect(kinds(['unclassified'])).toEqual([])
  expect(kinds(['analytical', 'marketing', 'social'], none)).toEqual([])
})

test('[7.05] the policy opens exactly for what may load', () => {
  expect(allowedHosts(ids, [])).toEqual({ script: [], connect: [], img: [], frame: [] })
  expect(allowedHosts(ids, ['social']).script).toEqual(['https://connect.facebook.net'])
  expect(allowedHosts(ids, ['analytical']).script).toEqual(['https://www.googletagmanager.com'])
})

const google = 'https://www.googletagmanager.com'
const statistics = 'https://*.google-analytics.com'
const facebook = 'https://www.facebook.com'

test.each([
  [
    'analytical',
    {
      script: [google],
      connect: [statistics, 'https://*.analytics.google.com', google],
      img: [statistics, google],
      frame: [],
    },
  ],
  [
    'marketing',
    {
      script: [google, 'https://www.googleadservices.com'],
      connect: ['https://www.google.com', 'https://googleads.g.doubleclick.net', google],
      img: ['https://www.google.com', 'https://www.google.be', google],
      frame: ['https://td.doubleclick.net'],
    },
  ],
  [
    'social',
    {
      script: ['https://connect.facebook.net'],
      connect: [facebook],
      img: [facebook],
      frame: [],
    },
  ],
] as const)('[7.05] who agrees to what is %s opens these hosts and no other', (agreed, hosts) => {
  expect(allowedHosts(ids, [agreed])).toEqual(hosts)
  expect(allowedHosts(none, [agreed])).toEqual({ script: [], connect: [], img: [], frame: [] })
})

test('a tag manager alone opens its own host', () => {
  const alone = { ...none, tagManager: ids.tagManager }
  const hosts = { script: [google], connect: [google], img: [google], frame: [] }
  expect(allowedHosts(alone, ['marketing'])).toEqual(hosts)
})

test('each tag is fetched for the agency that configured it', () => {
  expect(
    allowedTags(ids, ['analytical', 'marketing', 'social']).map(({ script }) => script),
  ).toEqual([
    `${google}/gtag/js?id=G-ABC1234567`,
    `${google}/gtag/js?id=AW-123456789`,
    `${google}/gtm.js?id=GTM-ABCD123`,
    'https://connect.facebook.net/en_US/fbevents.js',
  ])
})

test('a cookie that only looks like theirs stays', () => {
  const theirs = ['_gid', '_gat', '_gat_UA', '_gac_1', '__gads', 'IDE', '_fbc']
  const ours = ['my_ga', '_gax', 'my_gid', '_gid2', 'my_gat', 'my_gcl_', 'my_gac_', '__gads2']
  const odd = ['my__gads', 'myIDE', 'IDEA', 'my_fbp', '_fbpx']
  expect(cookiesToRemove([...theirs, ...ours, ...odd], [])).toEqual(theirs)
})

test('withdrawn consent removes what it had allowed', () => {
  const names = ['_ga', '_ga_ABC', '_gcl_au', '_fbp', 'consent', 'language', 'session']
  expect(cookiesToRemove(names, [])).toEqual(['_ga', '_ga_ABC', '_gcl_au', '_fbp'])
  expect(cookiesToRemove(names, ['analytical', 'social'])).toEqual(['_gcl_au'])
})
