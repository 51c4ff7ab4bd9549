import { randomInt } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawPicture, randomCharacters } from './picture.server'

/** How many of a hundred dots are dark, and how many neither dark nor light. */
async function shades(text: string) {
  const { data } = await sharp(await drawPicture(text))
    .greyscale()
    .raw()
    .toBuffer({
      resolveWithObject: true,
    })
  const share = (isMeant: (grey: number) => boolean) =>
    (100 * data.filter(isMeant).length) / data.length
  return { dark: share((grey) => grey < 60), between: share((grey) => grey >= 60 && grey < 140) }
}

test('[5.03] characters are dark on white, whatever colour the drawing had', async () => {
  for (let turn = 0; turn < 20; turn += 1) {
    const { dark, between } = await shades(randomCharacters(randomInt))
    expect(dark).toBeGreaterThan(2)
    expect(between).toBeLessThan(dark)
  }
})

test('[5.03] no character looks like another', () => {
  const drawn = new Set(Array.from({ length: 400 }, () => randomCharacters(randomInt)).join(''))
  for (const alike of ['0OQ', '1IL7', '2Z', '5S', '6G', '8B', 'UV', 'FP']) {
    expect([...alike].filter((each) => drawn.has(each)).length).toBeLessThan(2)
  }
})
