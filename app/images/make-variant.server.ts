import sharp from 'sharp'
import type { ImageWish } from './image-wish'

// What was decoded is not asked again soon, and more threads hold more of it at once.
sharp.cache(false)
sharp.concurrency(1)

export type Made = { outcome: 'made'; bytes: Buffer } | { outcome: 'unreadable' }

/** Beyond every camera; a small file that unfolds into more than this was made to hurt. */
const mostPixels = 120_000_000
const patience = { seconds: 20 }
/** Drawings are enlarged freely; twice the usual density keeps their lines sharp. */
const drawingDensity = 144

/**
 * One picture in one size: upright as its camera was held, without its metadata (where it was taken,
 * with what), never larger than it was.
 */
export async function makeVariant(name: string, bytes: Buffer, wish: ImageWish): Promise<Made> {
  const { width, height, format } = wish
  const isDrawing = name.endsWith('.svg')
  try {
    const picture = sharp(bytes, {
      limitInputPixels: mostPixels,
      sequentialRead: true,
      ...(isDrawing && { density: drawingDensity }),
    })
      .autoOrient()
      .resize({
        ...(width && { width }),
        ...(height && { height }),
        fit: width && height ? 'cover' : 'inside',
        withoutEnlargement: !isDrawing,
      })
      .timeout(patience)
    switch (format) {
      case 'png':
        return { outcome: 'made', bytes: await picture.png({ compressionLevel: 8 }).toBuffer() }
      case 'avif':
        return { outcome: 'made', bytes: await picture.avif({ quality: 55, effort: 2 }).toBuffer() }
      case 'webp':
        return { outcome: 'made', bytes: await picture.webp({ quality: 76, effort: 2 }).toBuffer() }
    }
  } catch {
    return { outcome: 'unreadable' }
  }
}
