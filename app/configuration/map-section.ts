import * as z from 'zod'

/** Plain http only to this machine, where somebody tries a tile server of their own. */
const server = z.union([
  z.url({ protocol: /^https$/ }),
  z.url({ protocol: /^http$/, hostname: /^localhost$/ }),
])
const address = z.union([z.literal(''), ...server.options]).default('')

/** Public, without a key and without a cookie, all from one host: https://openfreemap.org. */
const openFreeMapStyles = ['liberty', 'bright', 'positron', 'dark', 'fiord'].map(
  (name) => `https://tiles.openfreemap.org/styles/${name}`,
)

/** Left empty the map is our own, and asks nothing of anyone. */
export const mapSection = z.strictObject({
  /** Of a MapLibre style. */
  style: address.meta({ examples: openFreeMapStyles }),
  /** Of pictures, "https://tiles.example/{z}/{x}/{y}.png"; a style comes before them. */
  tiles: address,
  /** Further hosts that the style fetches its tiles, letters and pictures from. */
  hosts: z.array(server).max(10).default([]),
  /** One of the fonts that the style has letters of, for prices and counts. */
  font: z.string().min(1).max(60).default('Noto Sans Regular'),
  /** Whom the makers of the map want named. */
  credit: z.string().max(200).default(''),
})
