import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import sharp from 'sharp'
import type { FileStore } from '../app/files/file-store.server'
import { type ImageWish, readImageWish } from '../app/images/image-wish'
import { type PictureSource, pictureAt, pictureOf } from '../app/images/picture-source.server'
import type { PictureTurn, VariantStore } from '../app/images/variant-store.server'
import { energyDrawing } from '../app/properties/energy/energy-drawing'
import type { KeptFiles } from './kept-files'
import type { VideoPictures } from './video-pictures'

type Parts = {
  files: FileStore
  variants: VariantStore
  videos: VideoPictures
  /** Those asked for a moment ago, sent without looking for them. */
  kept?: KeptFiles
  /** Of whoever asks; without it, one is made at once. */
  turnOf?: (line: HttpBindings) => PictureTurn
}

/** The shelves that are hung in public; documents and uploads are not among them. */
const publicShelves = /^(pictures|plans|site)\//

const types: Record<ImageWish['format'] | 'svg', string> = {
  webp: 'image/webp',
  png: 'image/png',
  avif: 'image/avif',
  svg: 'image/svg+xml',
}

const forAYear = {
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  // Our pictures may be shown on portals and in mail.
  'cross-origin-resource-policy': 'cross-origin',
}

/** A drawing opened by itself is a document: it may neither run nor fetch anything. */
const harmless = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
const largestDrawing = 2 * 1024 * 1024

export function imageRoutes({ files, variants, videos, kept, turnOf }: Parts) {
  const routes = new Hono<{ Bindings: HttpBindings }>()

  async function pictureNamed(file: string): Promise<PictureSource | undefined> {
    if (publicShelves.test(file)) return files.isName(file) ? pictureOf(files, file) : undefined
    const place = await videos.placeOf(file)
    return place ? pictureAt(place) : undefined
  }

  routes.get('/epc/:region/:picture{[a-z_]+\\.png}', async (c) => {
    const { region, picture } = c.req.param()
    const bytes = await energyPicture(region, picture.replace('.png', ''))
    if (!bytes) return c.text('No such label', 404)
    return c.body(new Uint8Array(bytes), 200, { ...forAYear, 'content-type': types.png })
  })

  routes.get('*', async (c) => {
    const url = new URL(c.req.url)
    const file = url.pathname.replace(/^\/images\//, '')
    const picture = await pictureNamed(file)
    if (!picture) return file.startsWith('video/') ? noCover() : c.text('No such picture', 404)
    if (file.endsWith('.svg') && !url.search) return sendDrawing(picture)

    const read = readImageWish(url.searchParams, c.req.header('accept') ?? '')
    if (read.outcome === 'invalid') return c.text(refusal(read.parameter), 400)
    const isOpen = !url.searchParams.has('format')
    const takesAvif = isOpen && (c.req.header('accept') ?? '').includes('image/avif')
    const answer = (sent: Sent) => {
      const headers = headersOf(sent, { isOpen, takesAvif })
      kept?.keep(url.pathname + url.search, c.req.raw, { headers, bytes: sent.bytes })
      return sendVariant(c.req.raw, headers, sent.bytes)
    }
    const light = takesAvif && (await variants.findKept(picture, { ...read.wish, format: 'avif' }))
    if (light) return answer({ ...light, format: 'avif' })
    const found = await variants.find(picture, read.wish, turnOf?.(c.env))
    switch (found.outcome) {
      case 'unknown':
        return c.text('No such picture', 404)
      case 'unreadable':
        return c.text('This picture cannot be read', 422)
      case 'too-many':
        return c.text('Too many pictures at once', 429, { 'retry-after': '5' })
      case 'full':
        return c.text('Too many pictures at once', 503, { 'retry-after': '5' })
      case 'made':
        return answer({ ...found, format: read.wish.format })
    }
  })
  return routes
}

/** Browsers draw what comes with a 404: nothing at all, in place of the sign of a broken picture. */
function noCover(): Response {
  return new Response('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>', {
    status: 404,
    headers: { ...forAYear, 'cache-control': 'public, max-age=600', 'content-type': types.svg },
  })
}

type Sent = { bytes: Buffer; tag?: string; format: ImageWish['format'] }

/** Who would take avif asks again tomorrow: by then it may have been made. */
const forADay = 'public, max-age=86400'

function headersOf({ tag, format }: Sent, asked: { isOpen: boolean; takesAvif: boolean }) {
  const isForNow = asked.takesAvif && format !== 'avif'
  return {
    ...forAYear,
    ...(isForNow && { 'cache-control': forADay }),
    'content-type': types[format],
    etag: `"${tag}"`,
    ...((asked.isOpen || format === 'avif') && { vary: 'accept' }),
  }
}

function sendVariant(request: Request, headers: Record<string, string>, bytes: Buffer) {
  if (request.headers.get('if-none-match') === headers.etag) {
    return new Response(null, { status: 304, headers })
  }
  return new Response(new Uint8Array(bytes), { headers })
}

async function sendDrawing(picture: PictureSource): Promise<Response> {
  const drawing = await picture.stat()
  if (drawing && drawing.size > largestDrawing) return new Response('Too large', { status: 422 })
  const bytes = drawing && (await picture.read())
  if (!bytes) return new Response('No such picture', { status: 404 })
  return new Response(new Uint8Array(bytes), {
    headers: { ...forAYear, 'content-type': types.svg, 'content-security-policy': harmless },
  })
}

const parameterName = /^[a-z]{1,20}$/i

function refusal(parameter: string): string {
  return parameterName.test(parameter) ? `Not a ${parameter} of ours` : 'Not a parameter of ours'
}

const energyPictures = new Map<string, Promise<Buffer>>()

/** At most one of each label: they are few and never change. */
async function energyPicture(region: string, label: string): Promise<Buffer | undefined> {
  const drawing = energyDrawing(region, label)
  if (!drawing) return undefined
  const made = energyPictures.get(drawing) ?? sharp(Buffer.from(drawing)).png().toBuffer()
  energyPictures.set(drawing, made)
  return made
}
