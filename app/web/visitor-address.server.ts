import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'
import { createContext } from 'react-router'

/** Whose computer a visit comes from; '' when nobody knows. */
export const visitorAddressContext = createContext<string>('')

const addresses = new WeakMap<Request, string>()

/** Noted where the connection is still known; requests are copied on their way to a page. */
export function noteAddress(request: Request, incoming: IncomingMessage, proxies: number) {
  addresses.set(request, addressOf(incoming, proxies))
}

export function notedAddress(request: Request): string {
  return addresses.get(request) ?? ''
}

/**
 * Each proxy of our own adds, at the end, who it got the request from; anything before that was said by
 * the visitor and may be invented.
 */
export function addressOf(
  incoming: Pick<IncomingMessage, 'headers' | 'socket'>,
  proxies: number,
): string {
  const forwarded = String(incoming.headers['x-forwarded-for'] ?? '').split(',')
  const told = proxies > 0 ? forwarded.at(-proxies)?.trim() : ''
  return household(told || incoming.socket.remoteAddress || '')
}

/** One connection has a whole /64 of IPv6: a limit on single addresses would limit nobody. */
function household(address: string): string {
  if (!ipaddr.isValid(address)) return address.slice(0, 60)
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return `${parsed.toNormalizedString().split(':').slice(0, 4).join(':')}::/64`
}
