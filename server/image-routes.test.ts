import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { Hono } from 'hono'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createFileFetcher } from '../app/files/fetch-public-file.server'
import { openFileStore } from '../app/files/file-store.server'
import { shortName } from '../app/files/short-name'
import { prepareSizes } from '../app/images/prepare-sizes.server'
import { openVariantStore } from '../app/images/variant-store.server'
import { imageRoutes } from './image-routes'
import { openVideoPictures } from './video-pictures'

const folder = await mkdtemp(path.join(tmpdir(), 'baksteen-images-'))
const files = openFileStore(path.join(folder, 'files'))
const variants = await openVariantStore(path.join(folder, 'variants'), 1e9)
const asked: string[] = []
const videos = openVideoPictures(path.join(folder, 'videos'), {
  async fetchFile(url) {
    asked.push(url)
    const isThere = url.includes('dQw4w9WgXcQ')
    return isThere ? fetchLocally(url) : { outcome: 'failed', problem: 'status-404' }
  },
  isOurMark: (_, mark) => mark === '0123456789abcdef',
  now: () => new Date(),
})
const site = new Hono().route('/images', imageRoutes({ files, variants, videos }))
const visit = async (address: string, headers = {}) => site.request(address, { headers })

/** Held upright by a camera that stores its pictures lying down, with the place it was taken. */
const portrait = await files.keep(
  'pictures',
  await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#a4452c' } })
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '50/1 59/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer(),
  'jpg',
)

/** As YouTube would answer, on a port of our own. */
async function fetchLocally(url: string) {
  const server = createServer(async (_, answer) => {
    const picture = { width: 480, height: 360, channels: 3, background: '#446688' } as const
    answer.end(await sharp({ create: picture }).jpeg().toBuffer())
  })
  await once(server.listen(0), 'listening')
  const { port } = server.address() as AddressInfo
  const fetchFile = createFileFetcher({ maxBytes: 1e6, timeout: 60_000, isAllowed: () => true })
  const { pathname } = new URL(url)
  return fetchFile(`http://127.0.0.1:${port}${pathname}`).finally(() => server.close())
}

test('[9.13] the picture of a film is fetched by us, once, in the quality asked for', async () => {
  const address = '/images/video/high/dQw4w9WgXcQ-0123456789abcdef.jpg?width=400&format=webp'
  const answers = await Promise.all([visit(address), visit(address), visit(address)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(answers[0] && (await opened(answers[0]))).toMatchObject({ width: 400, format: 'webp' })
  expect((await visit(address)).status).toBe(200)
  expect(asked).toEqual(['https://img.youtube.com/vi/dQw4w9WgXcQ/hqdefault.jpg'])
})

test.each([
  ['with a mark that is not ours', 'high/dQw4w9WgXcQ-fedcba9876543210.jpg'],
  ['in another quality than there are', 'huge/dQw4w9WgXcQ-0123456789abcdef.jpg'],
  ['out of the folder', 'high/..%2F..%2Fetcpas-0123456789abcdef.jpg'],
])('the picture of a film %s is not asked for', async (_, file) => {
  const before = asked.length
  expect((await visit(`/images/video/${file}?width=400`)).status).toBe(404)
  expect(asked).toHaveLength(before)
})

test('one that is not to be had is no broken picture: an empty one comes with the 404', async () => {
  const answer = await visit('/images/video/low/mnopqrstuvw-0123456789abcdef.jpg?width=400')
  expect(answer.status).toBe(404)
  expect(answer.headers.get('content-type')).toBe('image/svg+xml')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=600')
  const pixels = await sharp(Buffer.from(await answer.arrayBuffer()))
    .raw()
    .toBuffer()
  expect([...pixels]).toEqual([0, 0, 0, 0])
})

test('one that is not to be had is asked for once in a while, not on every visit', async () => {
  const address = '/images/video/low/abcdefghijk-0123456789abcdef.jpg?width=400'
  expect((await visit(address)).status).toBe(404)
  expect((await visit(address)).status).toBe(404)
  expect(asked.filter((url) => url.includes('abcdefghijk'))).toHaveLength(1)
})

async function opened(answer: Response) {
  return sharp(await answer.arrayBuffer()).metadata()
}

test('[7.06] a picture comes in the size and format asked for, upright and without its secrets', async () => {
  const answer = await visit(`/images/${portrait}?width=400&format=webp`)
  const { width, height, format, exif, orientation } = await opened(answer)
  expect({ width, height, format, exif, orientation }).toEqual({
    width: 400,
    height: 600,
    format: 'webp',
    exif: undefined,
    orientation: undefined,
  })
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(answer.headers.get('content-type')).toBe('image/webp')
})

test.each([
  ['height=125&format=png', 'png', 83, 125],
  ['width=60&height=60', 'webp', 60, 60],
  ['width=250&format=avif', 'heif', 250, 375],
  // Never enlarged: the picture is 800 wide.
  ['width=1920', 'webp', 800, 1200],
])('[7.06] %s gives %s of %i by %i', async (query, format, width, height) => {
  const answer = await visit(`/images/${portrait}?${query}`, { accept: 'image/avif,*/*' })
  expect(await opened(answer)).toMatchObject({ format, width, height })
})

test('[7.06] who has the picture is told so', async () => {
  const address = `/images/${portrait}?width=100`
  const etag = (await visit(address)).headers.get('etag') ?? ''
  expect((await visit(address, { 'if-none-match': etag })).status).toBe(304)
})

test('[7.06] a picture answers to the short name that pages have for it', async () => {
  const look = async (file: string) => {
    const answer = await visit(`/images/${file}?width=400`)
    return [answer.status, await answer.arrayBuffer()]
  }
  expect(shortName(portrait).length).toBe(portrait.length - 40)
  expect(await look(shortName(portrait))).toEqual([200, (await look(portrait))[1]])
})

test('[7.06] a wrong parameter is named, and nothing odd is echoed', async () => {
  const answer = await visit(`/images/${portrait}?width=401`)
  expect([answer.status, await answer.text()]).toEqual([400, 'Not a width of ours'])
  const odd = await visit(`/images/${portrait}?%3Cscript%3E=1`)
  expect([odd.status, await odd.text()]).toEqual([400, 'Not a parameter of ours'])
})

test.each([
  '/images/pictures/ab/none.webp?width=400',
  `/images/pictures/ab/${'0'.repeat(64)}.webp?width=400`,
  `/images/pictures/ab/${'0'.repeat(24)}.webp?width=400`,
  '/images/site/missing.webp?width=400',
  '/images/..%2f..%2fetc%2fpasswd?width=400',
  '/images/?width=400',
  '/images/epc/flanders/g.png',
  '/images/epc/atlantis/a.png',
])('[7.06] %s is no picture of ours', async (address) => {
  expect((await visit(address)).status).toBe(404)
})

test('[7.06] documents and uploads are not pictures', async () => {
  const file = await files.keep('uploads', await sharp(await onePixel()).toBuffer(), 'png')
  expect((await visit(`/images/${file}?width=60`)).status).toBe(404)
})

test('[7.06] a picture that would unfold into gigabytes is refused', async () => {
  const bomb = bombOf(20_000)
  expect(bomb.length).toBeLessThan(100_000)
  const file = await files.keep('pictures', bomb, 'png')
  expect((await visit(`/images/${file}?width=400`)).status).toBe(422)
})

test('[7.06] a drawing is sharp in any size, and harmless when opened by itself', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><script/></svg>'
  const file = await files.keep('plans', Buffer.from(svg), 'svg')
  expect(await opened(await visit(`/images/${file}?width=600`))).toMatchObject({ width: 600 })
  const plain = await visit(`/images/${file}`)
  expect(plain.headers.get('content-type')).toBe('image/svg+xml')
  expect(plain.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(plain.headers.get('content-security-policy')).toContain('sandbox')
})

test('[9.07] an energy label is a picture in its own colour', async () => {
  const answer = await visit('/images/epc/wallonia/a_plusplus.png')
  expect(answer.headers.get('content-type')).toBe('image/png')
  const { data } = await sharp(await answer.arrayBuffer())
    .extract({ left: 8, top: 60, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([...data.subarray(0, 3)]).toEqual([0x00, 0x85, 0x3f])
})

function onePixel() {
  return sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
}

/** A complete black and white PNG: 400 million pixels in some 50 kB. */
function bombOf(side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = Buffer.alloc(side * (side / 8 + 1))
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

test('[7.06] without a format the lightest that was made is sent, to who takes it', async () => {
  const bytes = await sharp({
    create: { width: 1200, height: 800, channels: 3, background: '#335577' },
  })
    .webp()
    .toBuffer()
  const file = await files.keep('pictures', bytes, 'webp')
  const address = `/images/${file}?width=400`
  const modern = { accept: 'image/avif,image/webp,*/*' }
  const type = (answer: Response) => answer.headers.get('content-type')

  const before = await visit(address, modern)
  expect(type(before)).toBe('image/webp')
  expect(before.headers.get('vary')).toBe('accept')
  expect(before.headers.get('cache-control')).toBe('public, max-age=86400')

  await prepareSizes(files, file, 'avif')
  const fresh = await openVariantStore(path.join(folder, 'variants-fresh'), 1e9)
  const node = new Hono().route('/images', imageRoutes({ files, variants: fresh, videos }))
  const after = await node.request(address, { headers: modern })
  expect(type(after)).toBe('image/avif')
  expect(after.headers.get('cache-control')).toContain('immutable')

  const old = await node.request(address, { headers: { accept: 'image/webp,*/*' } })
  expect(type(old)).toBe('image/webp')
  expect(old.headers.get('cache-control')).toContain('immutable')
  expect(type(await node.request(`${address}&format=webp`, { headers: modern }))).toBe('image/webp')
})
