import sharp from 'sharp'
import svgCaptcha, { type ConfigObject } from 'svg-captcha'
import { pictureSize } from './picture-size'

/** Without characters that look alike: not even when they lean. */
const characters = 'ACDEHJKLMNRTWXY34'
const length = 5
const ink = '#1e1b18'
const lines = '#b9b2a8'

export function randomCharacters(randomInt: (below: number) => number): string {
  return Array.from({ length }, () => characters[randomInt(characters.length)]).join('')
}

/** The package's types forget that it draws a text of our own choice. */
const draw = svgCaptcha as unknown as (text: string, options: ConfigObject) => string

/** Drawn as dots: in the drawing itself a robot could read the outline of each character. */
export async function drawPicture(text: string): Promise<Buffer> {
  const drawing = draw(text, {
    ...pictureSize,
    fontSize: 80,
    noise: 2,
    color: false,
    background: '#ffffff',
  })
  // It draws in any grey: characters are dark, and the lines through them light.
  const legible = drawing
    .replaceAll(/stroke="#\w+"/g, `stroke="${lines}"`)
    .replaceAll(/fill="#\w+" d=/g, `fill="${ink}" d=`)
  return sharp(Buffer.from(legible)).png({ compressionLevel: 6 }).toBuffer()
}

/** People type small letters, spaces, and 0 for O. */
export function sameCharacters(typed: string, answer: string): boolean {
  return typed.replace(/\s/g, '').toUpperCase() === answer
}
