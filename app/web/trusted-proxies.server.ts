import { BlockList, isIP } from 'node:net'
import * as z from 'zod'

/** Whether what hands us a request is a proxy of our own; `hop` counts from 0, the connection itself. */
export type TrustedProxies = (address: string, hop: number) => boolean

const count = z.coerce.number().int().min(0).max(9)

/** "1": that many before us, whoever they are. "127.0.0.1, 10.0.0.0/8, ::1": those and nobody else. */
export function readTrustedProxies(setting: string): TrustedProxies {
  const counted = count.safeParse(setting)
  if (counted.success) return (_, hop) => hop < counted.data
  const list = new BlockList()
  for (const entry of setting.split(/[\s,]+/).filter(Boolean)) addTo(list, entry)
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address))
}

function addTo(list: BlockList, entry: string) {
  const [address = '', bits, ...more] = entry.split('/')
  const widest = isIP(address) === 6 ? 128 : 32
  const prefix = bits === undefined ? widest : Number(bits)
  const isNetwork = bits === undefined || (/^\d+$/.test(bits) && prefix > 0 && prefix <= widest)
  if (isIP(address) === 0 || more.length > 0 || !isNetwork) {
    throw new Error(
      `TRUSTED_PROXIES does not understand ${entry}: give a number from 0 to 9, or addresses and networks such as 10.0.0.0/8.`,
    )
  }
  list.addSubnet(address, prefix, familyOf(address))
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')
