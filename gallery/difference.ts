import sharp from 'sharp'

/** Of 255: less is how letters are smoothed. */
const leastSeen = 24
/** Of all pixels: less is dust. */
export const leastChanged = 0.0005
const red = [200, 30, 30]

export type Difference = { share: number; picture: () => Promise<Buffer> }

/** How much of a picture changed; and, when asked for, both beside each other with the changes in red. */
export async function differenceOf(before: Buffer, after: Buffer): Promise<Difference> {
  if (before.equals(after)) return { share: 0, picture: async () => after }
  const sizes = await Promise.all([before, after].map((each) => sharp(each).metadata()))
  const width = Math.max(...sizes.map((size) => size.width))
  const height = Math.max(...sizes.map((size) => size.height))
  const [one, other] = await Promise.all([before, after].map((each) => pixels(each, width, height)))
  if (!one || !other) throw new Error('Nothing to compare')
  const { marked, changed } = marks(one, other)
  const raw = { width, height, channels: 3 as const }
  const picture = () =>
    sharp({ create: { width: width * 3, height, channels: 3, background: '#fff' } })
      .composite(
        [one, other, marked].map((input, nth) => ({ input, raw, left: nth * width, top: 0 })),
      )
      .png({ compressionLevel: 1 })
      .toBuffer()
  return { share: changed / (width * height), picture }
}

/** Millions of pixels: a plain loop takes a tenth of the time of one with a function for each. */
function marks(one: Buffer, other: Buffer) {
  const marked = Buffer.alloc(other.length)
  let changed = 0
  for (let at = 0; at < other.length; at += 3) {
    let most = 0
    for (let channel = at; channel < at + 3; channel += 1) {
      most = Math.max(most, Math.abs((one[channel] ?? 0) - (other[channel] ?? 0)))
      marked[channel] = 170 + (other[channel] ?? 0) / 3
    }
    if (most <= leastSeen) continue
    changed += 1
    for (let channel = 0; channel < 3; channel += 1) marked[at + channel] = red[channel] ?? 0
  }
  return { marked, changed }
}

/** On white, as large as the larger of both: what only one has is a change. */
async function pixels(picture: Buffer, width: number, height: number): Promise<Buffer> {
  const own = await sharp(picture).metadata()
  return sharp(picture)
    .flatten({ background: '#fff' })
    .extend({ right: width - own.width, bottom: height - own.height, background: '#fff' })
    .removeAlpha()
    .raw()
    .toBuffer()
}
