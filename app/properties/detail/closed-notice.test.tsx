import { expect, test } from 'vitest'
import { drawn } from '../../../testing/drawn'
import type { Contract } from '../contract'
import type { PropertyStatus } from '../property-status'
import { ClosedNotice } from './closed-notice'

const said = (status: PropertyStatus, contract: Contract) =>
  drawn(<ClosedNotice status={status} contract={contract} registerPath="/en/register/" />, 'en')

test.each<[PropertyStatus, Contract, string]>([
  ['sold', 'sale', 'This property has been sold'],
  ['rented', 'residential-let', 'This property has been let'],
  ['rented', 'business-let', 'This property has been let'],
  ['rented', 'take-over', 'This business has been taken over'],
])('[4.11] %s, for a %s, reads “%s” and leads on', (status, contract, words) => {
  const html = said(status, contract)
  expect(html).toContain(`>${words}<`)
  expect(html).toContain('href="/en/register/"')
})

test.each<PropertyStatus>(['available', 'option'])(
  '[4.11] %s says nothing of the kind',
  (status) => {
    expect(said(status, 'sale')).toBe('')
  },
)
