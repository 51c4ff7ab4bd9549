import { expect, test } from 'vitest'
import { drawn } from '../../../testing/drawn'
import type { Contract } from '../contract'
import type { PropertyStatus } from '../property-status'
import { ClosedNotice, ClosedState } from './closed-notice'

const noticeOf = (status: PropertyStatus) =>
  drawn(<ClosedNotice status={status} registerPath="/en/register/" />, 'en')
const stateOf = (status: PropertyStatus, contract: Contract) =>
  drawn(<ClosedState status={status} contract={contract} />, 'en')

test.each<[PropertyStatus, Contract, string]>([
  ['sold', 'sale', 'This property has been sold'],
  ['rented', 'residential-let', 'This property has been let'],
  ['rented', 'business-let', 'This property has been let'],
  ['rented', 'take-over', 'This business has been taken over'],
])('[4.11] %s, for a %s, reads “%s” and leads on', (status, contract, words) => {
  expect(stateOf(status, contract)).toBe(words)
  expect(noticeOf(status)).toContain('href="/en/register/"')
  expect(noticeOf(status)).not.toMatch(/sold|been let|taken over/)
})

test.each<PropertyStatus>(['available', 'option'])(
  '[4.11] %s says nothing of the kind',
  (status) => {
    expect(stateOf(status, 'sale')).toBe('')
    expect(noticeOf(status)).toBe('')
  },
)
