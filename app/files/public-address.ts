import ipaddr from 'ipaddr.js'

/**
 * True for addresses on the open internet only. Whoever writes the feed must not make our server
 * knock on doors inside: loopback, private networks, link-local (cloud metadata), and their
 * disguises in IPv6.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  return ipaddr.process(address).range() === 'unicast'
}
