import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { readTrustedProxies } from './trusted-proxies.server'
import { addressOf } from './visitor-address.server'

const from = (remoteAddress: string, forwarded?: string) =>
  ({
    headers: forwarded ? { 'x-forwarded-for': forwarded } : {},
    socket: { remoteAddress },
  }) as unknown as IncomingMessage

const two = '1.1.1.1, 198.51.100.1, 10.0.0.2'

test.each([
  ['without proxies the header is not believed', '0', '203.0.113.9', two, '203.0.113.9'],
  ['one proxy: the last address', '1', '10.0.0.1', '1.1.1.1, 198.51.100.1', '198.51.100.1'],
  ['two proxies: the last but one', '2', '10.0.0.1', two, '198.51.100.1'],
  ['a proxy that says nothing', '1', '10.0.0.1', undefined, '10.0.0.1'],
  ['IPv4 in IPv6', '0', '::ffff:203.0.113.9', undefined, '203.0.113.9'],
  ['a household of IPv6', '0', '2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2::/64'],
  ['nonsense stays short', '1', '10.0.0.1', 'x'.repeat(5000), 'x'.repeat(60)],
  ['named proxies are passed', '10.0.0.0/8', '10.0.0.1', two, '198.51.100.1'],
  ['who is not named is not believed', '10.0.0.1', '203.0.113.9', two, '203.0.113.9'],
  ['nor is what comes before', '10.0.0.1', '10.0.0.1', '10.0.0.1, 198.51.100.1', '198.51.100.1'],
  ['an unnamed one between two', '10.0.0.1', '10.0.0.1', '1.1.1.1, 10.0.0.9', '10.0.0.9'],
  ['only our own', '10.0.0.0/8', '10.0.0.1', '10.0.0.7, 10.0.0.2', '10.0.0.7'],
  ['a named one that says nothing', '10.0.0.1', '10.0.0.1', undefined, '10.0.0.1'],
  ['named in IPv4, seen in IPv6', '127.0.0.1', '::ffff:127.0.0.1', '1.1.1.1', '1.1.1.1'],
  ['a list in either family', '::1 10.0.0.0/8', '::1', '1.1.1.1, 10.2.3.4', '1.1.1.1'],
  ['a network of IPv6', '2001:db8::/32', '2001:db8::7', '1.1.1.1', '1.1.1.1'],
  ['with a port', '10.0.0.1', '10.0.0.1', '198.51.100.1:50412', '198.51.100.1'],
  ['IPv6 with a port', '10.0.0.1', '10.0.0.1', '[2001:db8::1]:443', '2001:db8:0:0::/64'],
  ['a nameless visitor', '10.0.0.1', '10.0.0.1', 'unknown', 'unknown'],
])('%s', (_, proxies, socket, header, address) => {
  expect(addressOf(from(socket, header), readTrustedProxies(proxies))).toBe(address)
})

test('no other header says who visits', () => {
  const incoming = from('10.0.0.1')
  Object.assign(incoming.headers, { forwarded: 'for=1.1.1.1', 'x-real-ip': '1.1.1.1' })
  expect(addressOf(incoming, readTrustedProxies('1'))).toBe('10.0.0.1')
})

test.each([
  '-1',
  '10',
  '1.5',
  'proxy.example',
  '10.0.0.0/0',
  '10.0.0.0/33',
  '10.0.0.0/8/8',
  '::1/129',
])('%s names no proxy', (setting) => {
  expect(() => readTrustedProxies(setting)).toThrow('TRUSTED_PROXIES does not understand')
})
