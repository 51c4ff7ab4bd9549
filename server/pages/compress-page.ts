import { constants, createBrotliCompress, createGzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** A page for one visitor is packed quickly, one that is kept thoroughly, and one that is asked for again as well as can be. */
const levels = {
  best: { brotli: 11, gzip: 9 },
  thorough: { brotli: 8, gzip: 8 },
  quick: { brotli: 4, gzip: 4 },
}

export type Level = keyof typeof levels

export async function compressed(page: Buffer, encoding: Encoding, level: Level): Promise<Buffer> {
  if (encoding === 'identity') return page
  const { brotli, gzip } = levels[level]
  // What a page becomes fits: with less room the helping thread is asked again for each part.
  const chunkSize = page.length + 1_024
  if (encoding === 'gzip') {
    const flush = constants.Z_FINISH
    return inOneTurn(createGzip({ chunkSize, flush, level: gzip }), page, chunkSize)
  }
  const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_SIZE_HINT: size } = constants
  const flush = constants.BROTLI_OPERATION_FINISH
  const params = { [quality]: brotli, [size]: page.length }
  return inOneTurn(createBrotliCompress({ chunkSize, flush, params }), page, chunkSize)
}

type Packer = ReturnType<typeof createBrotliCompress | typeof createGzip>

/** The first piece is also the last: ended, a packer asks the helping thread once more, for nothing. */
function inOneTurn(packer: Packer, page: Buffer, room: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    packer.on('error', reject)
    packer.on('data', (part: Buffer) => {
      parts.push(part)
      if (part.length === room) return
      resolve(parts.length === 1 ? part : Buffer.concat(parts))
      packer.destroy()
    })
    packer.write(page)
  })
}

export function encodingFor(accepted: string | string[] | undefined): Encoding {
  if (accepted?.includes('br')) return 'br'
  return accepted?.includes('gzip') ? 'gzip' : 'identity'
}
