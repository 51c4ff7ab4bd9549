import * as z from 'zod'

const address = z.union([z.literal(''), z.url({ protocol: /^https$/ })]).default('')

/** Left empty the map is our own, and asks nothing of anyone. */
export const mapSection = z.strictObject({
  /** Of a MapLibre style. */
  style: address,
  /** Of pictures, "https://tiles.example/{z}/{x}/{y}.png"; a style comes before them. */
  tiles: address,
  /** Further hosts that the style fetches its tiles, letters and pictures from. */
  hosts: z
    .array(z.url({ protocol: /^https$/ }))
    .max(10)
    .default([]),
  /** One of the fonts that the style has letters of, for prices and counts. */
  font: z.string().min(1).max(60).default('Noto Sans Regular'),
  /** Whom the makers of the map want named. */
  credit: z.string().max(200).default(''),
})
