import sharp from 'sharp'

/** Of 255: less is how letters are smoothed. */
const leastSeen = 24
/** Of all pixels: less is dust. */
export const leastChanged = 0.0005
const red = [200, 30, 30]

export type Difference = { share: number; picture: Buffer }

/** How much of a picture changed, and both beside each other with the changes in red. */
export async function differenceOf(before: Buffer, after: Buffer): Promise<Difference> {
  const sizes = await Promise.all([before, after].map((each) => sharp(each).metadata()))
  const width = Math.max(...sizes.map((size) => size.width))
  const height = Math.max(...sizes.map((size) => size.height))
  const [one, other] = await Promise.all([before, after].map((each) => pixels(each, width, height)))
  if (!one || !other) throw new Error('Nothing to compare')
  const marked = Buffer.from(other)
  let changed = 0
  for (let at = 0; at < other.length; at += 3) {
    const isSeen = [0, 1, 2].some(
      (channel) => Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0)) > leastSeen,
    )
    if (isSeen) changed += 1
    for (const channel of [0, 1, 2]) {
      const pale = 255 - (255 - (other[at + channel] ?? 0)) / 3
      marked[at + channel] = isSeen ? (red[channel] ?? 0) : pale
    }
  }
  const raw = { width, height, channels: 3 as const }
  const picture = await sharp({
    create: { width: width * 3, height, channels: 3, background: '#fff' },
  })
    .composite(
      [one, other, marked].map((input, nth) => ({ input, raw, left: nth * width, top: 0 })),
    )
    .png()
    .toBuffer()
  return { share: changed / (width * height), picture }
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
