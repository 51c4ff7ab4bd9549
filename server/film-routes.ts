import path from 'node:path'
import { Readable } from 'node:stream'
import { Hono } from 'hono'
import { readRange } from '../app/files/byte-range'
import type { BytePart } from '../app/files/depot'
import type { FileStore } from '../app/files/file-store.server'

const types: Record<string, string> = { '.mp4': 'video/mp4', '.webm': 'video/webm' }

/** The films of the agency, in parts when a player asks for parts. Their names are the hash of their content. */
export function filmRoutes(files: FileStore) {
  const routes = new Hono()

  routes.get('/:drawer/:name', async (c) => {
    const { drawer, name } = c.req.param()
    const file = `films/${drawer}/${name}`
    const type = types[path.extname(name)]
    const found = type ? await files.stat(file) : undefined
    if (!type || !found) return c.text('No such film', 404)
    const { size } = found
    const etag = `"${path.parse(name).name.slice(0, 32)}"`
    const headers = {
      'content-type': type,
      'accept-ranges': 'bytes',
      etag,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    }
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
    const isSame = (c.req.header('if-range') ?? etag) === etag
    const range = isSame ? readRange(c.req.header('range'), size) : undefined
    if (range === null) return c.body(null, 416, { ...headers, 'content-range': `bytes */${size}` })
    const { first, last } = range ?? { first: 0, last: size - 1 }
    const length = { 'content-length': `${last - first + 1}` }
    const part = range && { 'content-range': `bytes ${first}-${last}/${size}` }
    const body = c.req.method === 'HEAD' ? null : await partOf(files, file, { first, last })
    return new Response(body, {
      status: range ? 206 : 200,
      headers: { ...headers, ...length, ...part },
    })
  })
  return routes
}

/** Read as fast as it is taken: a visitor who goes away stops it. */
async function partOf(files: FileStore, file: string, part: BytePart) {
  if (part.last < part.first) return null
  const stream = await files.stream(file, part)
  return stream ? (Readable.toWeb(stream) as ReadableStream) : null
}
