import { expect, test } from 'vitest'
import { networkPlace } from './network-place'

test.each([
  ['192.0.2.7', '192.0.2.0/24'],
  ['192.0.2.255', '192.0.2.0/24'],
  ['192.0.3.7', '192.0.3.0/24'],
  ['2001:db8:1:2ff::/64', '2001:db8:1:200::/56'],
  ['2001:db8:1:201::/64', '2001:db8:1:200::/56'],
  ['2001:db8:1:300::/64', '2001:db8:1:300::/56'],
  ['2001:db8:1:7::/64', '2001:db8:1:0::/56'],
  ['', ''],
  ['unix', 'unix'],
])('%s is in %s', (address, place) => {
  expect(networkPlace(address)).toBe(place)
})
