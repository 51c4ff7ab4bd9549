import {
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  gzipSync,
} from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** A page for one visitor is packed quickly, one that is kept thoroughly, and one that is asked for again as well as can be. */
const levels = {
  best: { brotli: 11, gzip: 9 },
  thorough: { brotli: 8, gzip: 8 },
  quick: { brotli: 4, gzip: 4 },
}

export type Level = keyof typeof levels

/** Up to here packing quickly takes about as long as drawing did, or less; longer would hold up others. */
const mostAtOnce = 160_000
/** Room for what most pages become; what becomes more goes on in a second piece. */
const pieceAtOnce = 32_768

/** A page that only one visitor gets is packed where it is made, without a turn of its own. */
export function packedForOne(page: Buffer, encoding: Encoding): Buffer | Promise<Buffer> {
  if (page.length > mostAtOnce) return compressed(page, encoding, 'quick')
  const options = { ...optionsOf(page, levels.quick), chunkSize: pieceAtOnce }
  if (encoding === 'br') return brotliCompressSync(page, options)
  return encoding === 'gzip' ? gzipSync(page, options) : page
}

export async function compressed(page: Buffer, encoding: Encoding, level: Level): Promise<Buffer> {
  if (encoding === 'identity') return page
  // What a page becomes fits: with less room the helping thread is asked again for each part.
  const chunkSize = page.length + 1_024
  const options = { ...optionsOf(page, levels[level]), chunkSize }
  if (encoding === 'gzip') {
    return inOneTurn(createGzip({ ...options, flush: constants.Z_FINISH }), page, chunkSize)
  }
  const flush = constants.BROTLI_OPERATION_FINISH
  return inOneTurn(createBrotliCompress({ ...options, flush }), page, chunkSize)
}

function optionsOf(page: Buffer, { brotli, gzip }: { brotli: number; gzip: number }) {
  const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_SIZE_HINT: size } = constants
  return { level: gzip, params: { [quality]: brotli, [size]: page.length } }
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
