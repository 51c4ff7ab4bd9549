import { imageHeights, imageWidths } from '../app/images/image-url'
import { pathTo } from '../app/language/path-to'

/** What is asked for over and over, each time by another address. */
export type Flood = {
  name: string
  next: (round: number) => { path: string; body?: string }
}

const login = pathTo('login', 'nl')

/** One for each kind of costly work, of what this site has. */
export async function floodsAt(origin: string): Promise<Flood[]> {
  const read = async (path: string) => (await fetch(origin + path)).text()
  const list = await read(pathTo('for-sale', 'nl'))
  const files = found(list, /\/images\/(pictures\/[^"?\s]+)\?/g)
  const homes = found(list, /\/(\d+)\/"/g)
  const [pass = ''] = found(await read(pathTo('contact', 'nl')), /\/captcha\/([^"]{20,})"/g)
  if (files.length === 0 || homes.length === 0 || !pass) throw new Error('nothing to ask for')
  const sizes = [
    ...imageWidths.map((width) => `width=${width}`),
    ...imageHeights.map((height) => `height=${height}`),
  ]
  return [
    { name: 'nothing', next: () => ({ path: '/healthz' }) },
    {
      name: 'pages',
      next: (round) => ({ path: `${pathTo('for-sale', 'nl')}?price-max=${100_000 + round}` }),
    },
    {
      name: 'passwords',
      next: (round) => ({ path: login, body: `email=nobody-${round}%40example.be&password=x` }),
    },
    {
      name: 'PDFs',
      next: (round) => ({ path: pathTo('property-sheet', 'nl', { id: pick(homes, round) }) }),
    },
    {
      name: 'sizes of pictures',
      next: (round) => {
        const file = pick(files, round)
        const size = pick(sizes, Math.floor(round / files.length))
        return { path: `/images/${file}?${size}&format=${round % 2 ? 'avif' : 'webp'}` }
      },
    },
    { name: 'captcha pictures', next: () => ({ path: `/captcha/${pass}` }) },
  ]
}

const pick = <Each>(list: Each[], at: number) => list[at % list.length] as Each

function found(html: string, pattern: RegExp): string[] {
  return [...new Set([...html.matchAll(pattern)].map(([, word = '']) => word))]
}
