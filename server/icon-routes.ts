import { Hono } from 'hono'
import sharp from 'sharp'
import brick from '../app/ui/brick.svg?raw'

/** Asked for by name, whatever a page says: the width of each in pixels. */
const icons = { '/favicon.ico': 48, '/apple-touch-icon.png': 180 }

/** Our drawing as a picture, for browsers and phones that do not read drawings. */
export function iconRoutes() {
  const routes = new Hono()
  for (const [path, width] of Object.entries(icons)) {
    const picture = sharp(Buffer.from(brick), { density: 72 * Math.ceil(width / 32) })
      .resize(width)
      .png()
    routes.get(path, async (c) =>
      c.body(new Uint8Array(await picture.clone().toBuffer()), 200, {
        'content-type': 'image/png',
        'cache-control': 'public, max-age=86400',
        'x-content-type-options': 'nosniff',
      }),
    )
  }
  return routes
}
