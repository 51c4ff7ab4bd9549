import { type Pixel, placeSize, type Size } from './map-view'

type Box = { left: number; top: number; right: number; bottom: number }
type Name = {
  text: string
  at: Pixel
  size: number
  angle?: number
  isStrong?: boolean
  isMovable?: boolean
}

/** About as wide as a letter is, for its height. */
const letter = 0.56

/** Takes names in the order of their weight; one that would lie over another is left out. */
export function nameBoard(kept: readonly Box[] = [], { width, height }: Size = placeSize) {
  const taken: Box[] = [...kept]
  const said = new Set<string>()
  const drawn: string[] = []
  const isInside = ({ left, top, right, bottom }: Box) =>
    left > 4 && top > 4 && right < width - 4 && bottom < height - 4

  return {
    write(name: Name): boolean {
      if (said.has(name.text)) return false
      const tries = name.isMovable ? besides(name) : [name]
      const fitting = tries.find((each) => {
        const box = boxOf(each)
        return isInside(box) && !taken.some((other) => overlaps(box, other))
      })
      if (!fitting) return false
      taken.push(boxOf(fitting))
      said.add(name.text)
      drawn.push(textOf(fitting))
      return true
    },
    drawn: () => drawn.join(''),
  }
}

/** On its spot, or else around it. */
function besides(name: Name): Name[] {
  const [x, y] = name.at
  const { size, text } = name
  const aside = (text.length * size * letter) / 2 + size * 2
  const places: Pixel[] = [
    name.at,
    [x, y + size * 1.3],
    [x, y - size * 1.3],
    [x + aside, y],
    [x - aside, y],
  ]
  return places.map((at) => ({ ...name, at }))
}

function boxOf({ text, at: [x, y], size, angle = 0 }: Name): Box {
  const long = text.length * size * letter + 6
  const turn = (angle * Math.PI) / 180
  const across = (Math.abs(Math.cos(turn)) * long + Math.abs(Math.sin(turn)) * size) / 2
  const down = (Math.abs(Math.sin(turn)) * long + Math.abs(Math.cos(turn)) * size) / 2
  return { left: x - across, right: x + across, top: y - down, bottom: y + down }
}

const overlaps = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom

function textOf({ text, at, size, angle = 0, isStrong = false }: Name): string {
  const [x, y] = at.map(Math.round)
  const turn = angle ? ` transform="rotate(${Math.round(angle)} ${x} ${y})"` : ''
  const weight = isStrong ? ' font-weight="600"' : ''
  return `<text x="${x}" y="${y}" font-size="${size}"${weight}${turn}>${escaped(text)}</text>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
