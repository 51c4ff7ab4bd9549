import sharp from 'sharp'
import svgCaptcha, { type ConfigObject } from 'svg-captcha'

/** Without characters that look alike. */
const characters = 'ABCDEFGHJKLMNPRSTUVWXYZ2345678'
const length = 5

export function randomCharacters(randomInt: (below: number) => number): string {
  return Array.from({ length }, () => characters[randomInt(characters.length)]).join('')
}

/** The package's types forget that it draws a text of our own choice. */
const draw = svgCaptcha as unknown as (text: string, options: ConfigObject) => string

/** Drawn as dots: in the drawing itself a robot could read the outline of each character. */
export async function drawPicture(text: string): Promise<Buffer> {
  const drawing = draw(text, {
    width: 220,
    height: 72,
    fontSize: 64,
    noise: 3,
    color: false,
    background: '#ffffff',
  })
  return sharp(Buffer.from(drawing)).png({ compressionLevel: 6 }).toBuffer()
}

/** People type small letters, spaces, and 0 for O. */
export function sameCharacters(typed: string, answer: string): boolean {
  return typed.replace(/\s/g, '').toUpperCase() === answer
}
