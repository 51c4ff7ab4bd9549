import type { FileStore } from '../files/file-store.server'
import { preparedWidths } from './image-url'
import type { ImageWish } from './image-wish'
import { makeVariant } from './make-variant.server'

const widths = {
  webp: preparedWidths,
  /** The widest are for large screens, which seldom wait for a line. */
  avif: preparedWidths.filter((width) => width <= 900),
}

/** "400.webp", for a size that is made before anybody asks. */
export function preparedName({ width, height, format }: ImageWish): string | undefined {
  const isPrepared = format !== 'png' && widths[format].some((each) => each === width)
  return isPrepared && height === null ? `${width}.${format}` : undefined
}

/** Those that are kept stay. Answers how many were made. */
export async function prepareSizes(
  files: FileStore,
  file: string,
  format: keyof typeof widths,
  { bytes, leaving }: { bytes?: Buffer; leaving?: AbortSignal } = {},
): Promise<number> {
  const kept = await files.variantsKept(file)
  const missing = widths[format].filter((width) => !kept.has(`${width}.${format}`))
  const picture = missing.length > 0 ? (bytes ?? (await files.read(file))) : undefined
  if (!picture) return 0
  for (const width of missing) {
    if (leaving?.aborted) return missing.indexOf(width)
    const made = await makeVariant(file, picture, { width, height: null, format })
    if (made.outcome === 'unreadable') return 0
    await files.keepVariant(file, `${width}.${format}`, made.bytes)
  }
  return missing.length
}
