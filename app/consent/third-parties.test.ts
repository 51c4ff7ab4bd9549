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

test('withdrawn consent removes what it had allowed', () => {
  const names = ['_ga', '_ga_ABC', '_gcl_au', '_fbp', 'consent', 'language', 'session']
  expect(cookiesToRemove(names, [])).toEqual(['_ga', '_ga_ABC', '_gcl_au', '_fbp'])
  expect(cookiesToRemove(names, ['analytical', 'social'])).toEqual(['_gcl_au'])
})
