import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { addressOf } from './visitor-address.server'

const visit = (forwarded?: string) =>
  ({
    headers: forwarded ? { 'x-forwarded-for': forwarded } : {},
    socket: { remoteAddress: '10.0.0.1' },
  }) as unknown as IncomingMessage

test.each([
  ['nobody vouches for what a visitor says', '192.0.2.9', 0, '10.0.0.1'],
  ['our proxy says who it was', '192.0.2.9', 1, '192.0.2.9'],
  ['a visitor cannot add to it', '203.0.113.5, 192.0.2.9', 1, '192.0.2.9'],
  ['two proxies in a row', '203.0.113.5, 192.0.2.9, 10.0.0.2', 2, '192.0.2.9'],
  ['a visit around the proxy', undefined, 1, '10.0.0.1'],
])('%s', (_, forwarded, proxies, address) => {
  expect(addressOf(visit(forwarded), proxies)).toBe(address)
})
