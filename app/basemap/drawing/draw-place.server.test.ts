import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawnMap } from '../../../testing/map/map-file'
import { openTileArchive } from '../tiles/tile-archive.server'
import { drawPlace } from './draw-place.server'

function archiveOf(bytes: Buffer) {
  return openTileArchive('drawn', async (first, length) => {
    return new Uint8Array(bytes.subarray(first, first + length)).buffer
  })
}

const inBox = (drawing: string, width: number, height: number) =>
  Buffer.from(drawing.replace('<svg ', `<svg width="${width}" height="${height}" `))

const archive = archiveOf(drawnMap())
const home = { latitude: 50.88, longitude: 4.7, radius: null }
const circle = { ...home, radius: 400 }

test('a drawn place shows its streets, names, water and green, in the language of the page', async () => {
  const drawing = await drawPlace(archive, home, 'fr')
  expect(drawing).toContain('Essaiville')
  expect(drawing).toMatch(/Lindeproef \d+/)
  for (const colour of ['#b5cfdc', '#dfe8d3', '#ffffff', '#e5d9c9']) {
    expect(drawing).toContain(colour)
  }
  expect(drawing).toContain('100 m')
  expect(drawing).not.toMatch(/<script|href|NaN|Infinity|undefined/)
})

test('where two tiles meet there is no seam', async () => {
  const drawing = await drawPlace(archive, home, 'nl')
  const row = { left: 0, top: 96, width: 800, height: 1 }
  const pixels = await sharp(inBox(drawing, 800, 352))
    .extract(row)
    .removeAlpha()
    .raw()
    .toBuffer()
  const bare = Array.from({ length: 800 }, (_, x) =>
    pixels.subarray(x * 3, x * 3 + 3).toString('hex'),
  )
  expect(bare.filter((colour) => colour === 'fbf9f6').length).toBeLessThan(8)
})

test('a pin where the address is published, a circle where it is not', async () => {
  expect(await drawPlace(archive, home, 'nl')).toMatch(/M600 176c-11-15/)
  const hidden = await drawPlace(archive, circle, 'nl')
  expect(hidden).toContain('<circle cx="600" cy="176" r="100"')
  expect(hidden).not.toContain('M600 176c')
})

test.each([
  ['without a map', undefined, home],
  ['where the map has no tiles', archive, { ...home, latitude: 50.6, longitude: 5.2 }],
])('%s it shows the towns, rivers and borders around: never an empty plane', async (_, map, at) => {
  const drawing = await drawPlace(map, at, 'nl')
  expect(drawing.match(/<text/g)?.length).toBeGreaterThan(6)
  expect(drawing).toContain('2 km')
  expect(Buffer.byteLength(drawing)).toBeLessThan(40_000)
})

test.each([
  ['streets', archive],
  ['the land around', undefined],
])('letters of %s are 12 to 14 pixels in a box of any size', async (_, map) => {
  const drawing = await drawPlace(map, home, 'nl')
  expect(drawing).not.toContain('viewBox')
  const sizes = [...drawing.matchAll(/font-size="(\d+)"/g)].map(([, size]) => Number(size))
  expect(sizes.length).toBeGreaterThan(4)
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(14)
})

test.each([
  [288, 216],
  [358, 268],
  [420, 315],
  [448, 176],
  [735, 352],
  [1170, 352],
])('in a box of %i by %i no name lies under the scale', async (width, height) => {
  const scale = { left: -width / 2 + 8, right: -width / 2 + 80, top: height / 2 - 38 }
  for (const [latitude, longitude] of [
    [50.88, 4.7],
    [50.81, 4.34],
    [51.2, 4.42],
    [50.46, 4.86],
  ] as const) {
    const drawing = await drawPlace(undefined, { latitude, longitude, radius: null }, 'fr')
    const names = drawing.matchAll(/<text x="(\d+)" y="(\d+)" font-size="(\d+)"[^>]*>([^<]+)/g)
    for (const [, x, y, size, text = ''] of names) {
      const half = (text.length * Number(size) * 0.5) / 2
      const [across, down] = [Number(x) - 600, Number(y) - 176]
      const isOver =
        across - half < scale.right &&
        across + half > scale.left &&
        down + Number(size) / 2 > scale.top &&
        down - Number(size) / 2 < height / 2 - 8
      expect(isOver, `${text} at ${x}, ${y}`).toBe(false)
    }
  }
})

test('towns are named in the language of the page', async () => {
  expect(await drawPlace(undefined, home, 'nl')).toContain('>Leuven<')
  expect(await drawPlace(undefined, home, 'fr')).toContain('>Louvain<')
})

test('however much a tile holds, a drawing stays light and keeps its streets', async () => {
  const house = (nth: number) => {
    const [x, y] = [4.69 + (nth % 200) / 10_000, 50.875 + Math.floor(nth / 200) / 10_000]
    const ring = [
      [x, y],
      [x + 6e-5, y],
      [x + 6e-5, y + 5e-5],
      [x, y + 6e-5],
      [x, y],
    ]
    const geometry = { type: 'Polygon' as const, coordinates: [ring] }
    return { type: 'Feature' as const, properties: { kind: 'building' }, geometry }
  }
  const { drawnTown } = await import('../../../testing/map/drawn-town')
  const layers = drawnTown([4.66, 50.86, 4.74, 50.9])
  layers.buildings = Array.from({ length: 20_000 }, (_, nth) => house(nth))
  const drawing = await drawPlace(archiveOf(drawnMap({ layers, zooms: [12, 14] })), home, 'nl')
  expect(Buffer.byteLength(drawing)).toBeLessThan(40_000)
  expect(drawing).toMatch(/Lindeproef \d+/)
  expect(drawing).toContain('stroke="#ffffff"')
})
