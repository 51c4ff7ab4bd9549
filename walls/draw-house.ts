import { plan } from './plan'

const kinds = { doors: 'door', rooms: 'room', foundation: 'foundation' } as const
const parts = (kind: keyof typeof plan): [string, string][] => Object.entries(plan[kind])

/** One line for each part, as the README lists them. */
export function houseLines(): string[] {
  return (['doors', 'rooms', 'foundation'] as const).flatMap((kind) =>
    parts(kind).map(
      ([name, use]) => `      ${`${name}/`.padEnd(15)} ${kinds[kind].padEnd(11)} ${use}`,
    ),
  )
}

const width = 920
const gap = 10
const across = { doors: 3, rooms: 5, foundation: 6 }
const height = { doors: 44, rooms: 44, foundation: 36 }
const looks = {
  doors: 'fill="#b4532a" stroke="#8c3f1f"',
  rooms: 'fill="#f6e9df" stroke="#b4532a"',
  foundation: 'fill="#e4e0da" stroke="#8a847b"',
}
const inks = { doors: '#ffffff', rooms: '#3a2317', foundation: '#33302b' }

/** Doors above rooms above the foundation, each in its order: from left to right, row by row. */
export function houseSvg(): string {
  const drawn: string[] = []
  let top = gap
  for (const kind of ['doors', 'rooms', 'foundation'] as const) {
    const boxWidth = (width - gap * (across[kind] + 1)) / across[kind]
    const names = parts(kind)
    for (const [at, [name, use]] of names.entries()) {
      const x = gap + (at % across[kind]) * (boxWidth + gap)
      const y = top + Math.floor(at / across[kind]) * (height[kind] + gap)
      drawn.push(box(kind, { name, use, x, y, boxWidth }))
    }
    top += Math.ceil(names.length / across[kind]) * (height[kind] + gap) + gap
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${top}" role="img" font-family="system-ui, sans-serif" font-size="15" text-anchor="middle">
<title>Doors open onto rooms, rooms stand on the foundation</title>
<rect width="${width}" height="${top}" fill="#ffffff"/>
${drawn.join('\n')}
</svg>
`
}

type Box = { name: string; use: string; x: number; y: number; boxWidth: number }

function box(kind: keyof typeof plan, { name, use, x, y, boxWidth }: Box): string {
  const middle = { x: x + boxWidth / 2, y: y + height[kind] / 2 + 5 }
  const rounded = (value: number) => Math.round(value * 10) / 10
  return `<g><title>${name}: ${use}</title><rect x="${rounded(x)}" y="${y}" width="${rounded(boxWidth)}" height="${height[kind]}" rx="4" ${looks[kind]}/><text x="${rounded(middle.x)}" y="${middle.y}" fill="${inks[kind]}">${name}</text></g>`
}
