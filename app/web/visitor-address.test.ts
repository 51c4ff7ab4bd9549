import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { addressOf } from './visitor-address.server'

const from = (remoteAddress: string, forwarded?: string) =>
  ({
    headers: forwarded ? { 'x-forwarded-for': forwarded } : {},
    socket: { remoteAddress },
  }) as unknown as IncomingMessage

const two = '1.1.1.1, 198.51.100.1, 10.0.0.2'

test.each([
  ['without proxies the header is not believed', 0, '203.0.113.9', two, '203.0.113.9'],
  ['one proxy: the last address', 1, '10.0.0.1', '1.1.1.1, 198.51.100.1', '198.51.100.1'],
  ['two proxies: the last but one', 2, '10.0.0.1', two, '198.51.100.1'],
  ['a proxy that says nothing', 1, '10.0.0.1', undefined, '10.0.0.1'],
  ['IPv4 in IPv6', 0, '::ffff:203.0.113.9', undefined, '203.0.113.9'],
  ['a household of IPv6', 0, '2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2::/64'],
  ['nonsense stays short', 1, '10.0.0.1', 'x'.repeat(5000), 'x'.repeat(60)],
])('%s', (_, proxies, socket, header, address) => {
  expect(addressOf(from(socket, header), proxies)).toBe(address)
})
