import sharp from 'sharp'

let drawn: Promise<Buffer> | undefined

/** A small brick-coloured picture, drawn once. */
export function picture(): Promise<Buffer> {
  const create = { width: 64, height: 48, channels: 3, background: '#a4522f' } as const
  drawn ??= sharp({ create }).png().toBuffer()
  return drawn
}
