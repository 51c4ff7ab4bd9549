import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

/** A page that is kept is compressed once and sent often; a page for one visitor is not worth as much. */
const levels = {
  thorough: { brotli: 8, gzip: 8 },
  quick: { brotli: 4, gzip: 4 },
}

export async function compressed(
  page: Buffer,
  encoding: Encoding,
  level: keyof typeof levels,
): Promise<Buffer> {
  const { brotli, gzip: effort } = levels[level]
  if (encoding === 'br') {
    return compressBrotli(page, { params: { [constants.BROTLI_PARAM_QUALITY]: brotli } })
  }
  return encoding === 'gzip' ? compressGzip(page, { level: effort }) : page
}

export function encodingFor(accepted: string | string[] | undefined): Encoding {
  if (accepted?.includes('br')) return 'br'
  return accepted?.includes('gzip') ? 'gzip' : 'identity'
}
