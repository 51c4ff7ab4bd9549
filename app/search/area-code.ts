import { isSimple, type Point } from './geometry'

export const mostCorners = 60
/** Four decimals: about ten metres, which is finer than a finger draws. */
const precision = 10_000
const longestCode = 800

/** A drawn area as short text: Google's polyline encoding, latitude first. */
export function encodeArea(area: readonly Point[]): string {
  let [lastX, lastY] = [0, 0]
  return area
    .map(([longitude, latitude]) => {
      const [x, y] = [Math.round(longitude * precision), Math.round(latitude * precision)]
      const text = encodeStep(y - lastY) + encodeStep(x - lastX)
      ;[lastX, lastY] = [x, y]
      return text
    })
    .join('')
}

/** The area a code stands for, or undefined when it is none: too long, off the map, crossing itself. */
export function decodeArea(code: string): Point[] | undefined {
  if (code.length > longestCode) return undefined
  const steps = decodeSteps(code)
  if (!steps || steps.length % 2 === 1 || steps.length > 2 * mostCorners) return undefined

  const area: Point[] = []
  let [x, y] = [0, 0]
  for (let index = 0; index < steps.length; index += 2) {
    y += steps[index] ?? 0
    x += steps[index + 1] ?? 0
    area.push([x / precision, y / precision])
  }
  return area.every(isOnEarth) && isSimple(area) ? area : undefined
}

function isOnEarth([longitude, latitude]: Point): boolean {
  return Math.abs(longitude) <= 180 && Math.abs(latitude) <= 85
}

/** Five bits a character from "?" on, lowest first, with the sign in the lowest bit. */
function encodeStep(step: number): string {
  let rest = step < 0 ? ~(step << 1) : step << 1
  let text = ''
  while (rest >= 0x20) {
    text += String.fromCharCode((0x20 | (rest & 0x1f)) + 63)
    rest >>= 5
  }
  return text + String.fromCharCode(rest + 63)
}

function decodeSteps(code: string): number[] | undefined {
  const steps: number[] = []
  let [bits, value] = [0, 0]
  for (const letter of code) {
    const part = letter.charCodeAt(0) - 63
    if (part < 0 || part > 63 || bits === 25) return undefined
    value |= (part & 0x1f) << bits
    bits += 5
    if (part >= 0x20) continue
    steps.push(value & 1 ? ~(value >> 1) : value >> 1)
    ;[bits, value] = [0, 0]
  }
  return bits === 0 ? steps : undefined
}
