import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

/** A page that is kept is compressed once; sent often, it is worth half a second; a page for one visitor is not. */
const levels = {
  best: { brotli: 11, gzip: 9 },
  thorough: { brotli: 8, gzip: 8 },
  quick: { brotli: 4, gzip: 4 },
}

export async function compressed(
  page: Buffer,
  encoding: Encoding,
  level: keyof typeof levels,
): Promise<Buffer> {
  const { brotli, gzip: effort } = levels[level]
  // What a page becomes fits: with less room the helping thread is asked again for each part.
  const chunkSize = page.length + 1_024
  if (encoding === 'br') {
    const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_SIZE_HINT: size } = constants
    return compressBrotli(page, { chunkSize, params: { [quality]: brotli, [size]: page.length } })
  }
  return encoding === 'gzip' ? compressGzip(page, { chunkSize, level: effort }) : page
}

export function encodingFor(accepted: string | string[] | undefined): Encoding {
  if (accepted?.includes('br')) return 'br'
  return accepted?.includes('gzip') ? 'gzip' : 'identity'
}
