/**
 * The network that an address belongs to, as far as strangers can be told apart by it: 192.0.2.0/24, or
 * 2001:db8:1:200::/56 of what is kept of an IPv6 address. Who has one address there often has others.
 */
export function networkPlace(address: string): string {
  const four = /^(\d+\.\d+\.\d+)\.\d+$/.exec(address)
  if (four) return `${four[1]}.0/24`
  const six = /^((?:[\da-f]+:){3})([\da-f]+)::\/64$/i.exec(address)
  if (!six) return address
  const upper = Number.parseInt(six[2] ?? '', 16) & 0xff00
  return `${six[1]}${upper.toString(16)}::/56`
}
