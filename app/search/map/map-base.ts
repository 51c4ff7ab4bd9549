import type { Streets } from '../../basemap/tiles/street-style'

/** What the agency configured; empty addresses are our own map. */
type Configured = { style: string; tiles: string; hosts: string[]; font: string; credit: string }

/** Somebody else's map: their style, or their pictures under our markers. */
export type MapElsewhere = Omit<Configured, 'hosts'> & {
  /** Whom a browser then asks, as a visitor reads it. */
  host: string
}

export type MapBase = {
  /** Our own tiles; null while none are kept. */
  streets: Streets | null
  /** Null unless the visitor asked for it. */
  elsewhere: MapElsewhere | null
  /** Somebody else's streets that a visitor may ask for. */
  offer: { host: string; path: string } | null
}

/** With what a visitor asks for the streets of somebody else; nothing else lets a browser go there. */
const asked = { name: 'streets', value: 'elsewhere' }

/** Our own streets come before those of others, and those of others after a click that names them. */
export function mapBase(map: Configured, streets: Streets | null, url: URL) {
  const { hosts: further, ...told } = map
  const hosts = [map.style || map.tiles, ...further].filter(Boolean)
  const isElsewhere = streets === null && Boolean(map.style || map.tiles)
  if (!isElsewhere) return { base: { streets, elsewhere: null, offer: null }, hosts: [] }
  const host = [...new Set(hosts.map((each) => new URL(each).host))].join(', ')
  const search = new URLSearchParams(url.search)
  search.set(asked.name, asked.value)
  const offer = { host, path: `${url.pathname}?${search}` }
  const isAsked = url.searchParams.get(asked.name) === asked.value
  const base: MapBase = { streets, elsewhere: isAsked ? { ...told, host } : null, offer }
  return { base, hosts: isAsked ? hosts : [] }
}
