import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'
import { createContext } from 'react-router'
import type { TrustedProxies } from './trusted-proxies.server'

/** Whose computer a visit comes from; '' when nobody knows. */
export const visitorAddressContext = createContext<string>('')

const addresses = new WeakMap<Request, string>()

/** Noted where the connection is still known; requests are copied on their way to a page. */
export function noteAddress(request: Request, incoming: IncomingMessage, isOurs: TrustedProxies) {
  addresses.set(request, addressOf(incoming, isOurs))
}

/** A copy comes from the same computer. */
export function noteAddressOf(request: Request, copy: Request): Request {
  addresses.set(copy, notedAddress(request))
  return copy
}

export function notedAddress(request: Request): string {
  return addresses.get(request) ?? ''
}

/**
 * Each proxy adds, at the end of X-Forwarded-For, who it got the request from. We go back through what our
 * own proxies said; the first address that is not one of them is the visitor, and anything further back
 * was said by the visitor and may be invented.
 */
export function addressOf(
  incoming: Pick<IncomingMessage, 'headers' | 'socket'>,
  isOurs: TrustedProxies,
): string {
  const told = String(incoming.headers['x-forwarded-for'] ?? '').split(',')
  const back = [incoming.socket.remoteAddress ?? '', ...told.reverse().map(withoutPort)]
  const hops = back.map(plain).filter((address, hop) => hop === 0 || address)
  const visitor = hops.find((address, hop) => !isOurs(address, hop))
  return household(visitor ?? hops.at(-1) ?? '')
}

/** Some proxies add the port of the connection: "198.51.100.1:50412", "[2001:db8::1]:50412". */
function withoutPort(told: string): string {
  const [, address] =
    /^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/.exec(told.trim())?.filter(Boolean) ?? []
  return address ?? told.trim()
}

/** A server that listens on IPv6 sees IPv4 as ::ffff:203.0.113.9. */
function plain(address: string): string {
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : address
}

/** One connection has a whole /64 of IPv6: a limit on single addresses would limit nobody. */
function household(address: string): string {
  if (!ipaddr.isValid(address)) return address.slice(0, 60)
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return `${parsed.toNormalizedString().split(':').slice(0, 4).join(':')}::/64`
}
