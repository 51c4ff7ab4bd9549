import { expect, test } from 'vitest'
import { isPublicAddress } from './public-address'

test.each([
  ['8.8.8.8', true],
  ['2a00:1450:400e:80d::200e', true],
  ['127.0.0.1', false],
  ['127.8.8.8', false],
  ['10.1.2.3', false],
  ['172.16.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:10.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['not an address', false],
])('[7.01] %s may be visited: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})
