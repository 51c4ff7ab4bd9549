import type { ImageHosts } from './image-hosts'
import { onImageHost } from './image-hosts'

export const imageFormats = ['webp', 'png', 'avif'] as const
export type ImageFormat = (typeof imageFormats)[number]

/** The only sizes the site uses; others are refused, so that nobody can make us compute for fun. */
export const imageWidths = [60, 100, 250, 400, 600, 720, 900, 1360, 1920] as const
export const imageHeights = [60, 75, 125] as const
export type ImageWidth = (typeof imageWidths)[number]
export type ImageHeight = (typeof imageHeights)[number]

/** Made before anybody asks: pages show pictures in these. */
export const preparedWidths = [400, 720, 900, 1360] as const satisfies ImageWidth[]

type Wish = { width?: ImageWidth; height?: ImageHeight; format?: ImageFormat | 'lightest' }

/**
 * imageUrl('pictures/ab/….webp', { width: 400 }, hosts): on the CDN where there is one. The lightest is
 * avif once it was made and where the browser takes it; a CDN may mix those up, and is asked for webp.
 */
export function imageUrl(file: string, wish: Wish, hosts?: ImageHosts): string {
  const { width, height, format = 'webp' } = wish
  const query = new URLSearchParams()
  if (height) query.set('height', `${height}`)
  if (width) query.set('width', `${width}`)
  if (format !== 'lightest') query.set('format', format)
  else if (hosts?.cdn) query.set('format', 'webp')
  return onImageHost(`/images/${file}?${query}`, hosts)
}
