import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

/** The ending of a packed file beside the plain one. */
export const packedAs = { br: '.br', gzip: '.gz' } as const
export type Coding = keyof typeof packedAs

const pack = { br: promisify(brotliCompress), gzip: promisify(gzip) }
/** Fonts and pictures are packed already. */
const isPackable = (name: string) => /\.(css|js|json|svg)$/.test(name)

/** When the site is built, as tightly as can be: it takes seconds, which no visitor should wait for. */
export async function packAssets(folder: string) {
  await Promise.all(
    readdirSync(folder)
      .filter(isPackable)
      .map(async (name) => {
        const file = path.join(folder, name)
        const plain = await readFile(file)
        for (const coding of ['br', 'gzip'] as const) {
          await writeFile(file + packedAs[coding], await pack[coding](plain))
        }
      }),
  )
}
