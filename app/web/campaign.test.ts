import { expect, test } from 'vitest'
import { isCampaignParameter, withoutCampaign } from './campaign'

test.each([
  'utm_source',
  'utm_x',
  'mc_eid',
  'pk_kwd',
  'hsa_acc',
  'gclid',
  'gbraid',
  'wbraid',
  'fbclid',
  'msclkid',
  'ttclid',
  'dclid',
  'igshid',
  'ref',
])('%s tells where a visitor came from', (name) => {
  expect(isCampaignParameter(name)).toBe(true)
})

test.each(['page', 'my_utm_source', 'reference', 'xref', 'city', ''])(
  '%j tells what a visitor wants',
  (name) => {
    expect(isCampaignParameter(name)).toBe(false)
  },
)

test('the rest of the query stays in its order', () => {
  expect(`${withoutCampaign('?utm_source=a&type=1&gclid=2&utm_source=b&page=3')}`).toBe(
    'type=1&page=3',
  )
})
