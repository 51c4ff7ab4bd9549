import sharp from 'sharp'
import { encode } from 'uqr'
import type { FileStore } from '../../files/file-store.server'
import { printPdf } from '../../printing/print-pdf.server'
import type { Picture } from '../property'
import type { PosterSize } from './poster-size'
import { PropertyPoster } from './property-poster.server'
import { PropertySheet } from './property-sheet.server'
import type { SheetContent } from './sheet-content'

type Order = {
  /** Changes when anything on the sheet changes. */
  key: string
  address: string
  language: string
  agencyName: string
  content: SheetContent
  pictures: Picture[]
  /** One page for the window, in place of the sheet. */
  poster?: PosterSize
}

type Sheet = { pdf: Buffer; isWhole: boolean }
type Printed = { outcome: 'printed'; pdf: Buffer } | { outcome: 'busy' }

const atOnce = 2
const mostWaiting = 20
const mostKept = 40
const sizes = [
  { width: 1400, height: 706 },
  { width: 640, height: 300 },
  { width: 640, height: 300 },
]
/** Seen from nearer by, and as large as a window allows. */
const largeSizes = [
  { width: 1880, height: 1200 },
  { width: 940, height: 304 },
  { width: 940, height: 304 },
]

/**
 * Prints sheets, two at a time; the latest are kept, and two visitors who ask for the same one get
 * the same one. Beyond twenty waiting the answer is "busy": printing must never starve the pages.
 */
export function openPrinter(files: Pick<FileStore, 'read'>) {
  const kept = new Map<string, Promise<Sheet>>()
  const waiting: (() => void)[] = []
  let printing = 0

  async function inTurn(order: Order): Promise<Sheet> {
    if (printing >= atOnce) await new Promise<void>((go) => waiting.push(go))
    printing += 1
    try {
      return await print(order, files)
    } finally {
      printing -= 1
      waiting.shift()?.()
    }
  }

  return async function printed(order: Order): Promise<Printed> {
    const ready = kept.get(order.key)
    if (ready) return { outcome: 'printed', pdf: (await ready).pdf }
    if (waiting.length >= mostWaiting) return { outcome: 'busy' }

    const sheet = inTurn(order)
    kept.set(order.key, sheet)
    // A picture that is not there today may be there tomorrow.
    sheet.then(
      ({ isWhole }) => isWhole || kept.delete(order.key),
      () => kept.delete(order.key),
    )
    const [oldest = ''] = kept.keys()
    if (kept.size > mostKept) kept.delete(oldest)
    return { outcome: 'printed', pdf: (await sheet).pdf }
  }
}

const printers = new WeakMap<object, ReturnType<typeof openPrinter>>()

/** One for each store of files: what a visitor and a colleague ask for waits in the same row. */
export function printerOf(files: Pick<FileStore, 'read'>) {
  const printer = printers.get(files) ?? openPrinter(files)
  printers.set(files, printer)
  return printer
}

async function print(order: Order, files: Pick<FileStore, 'read'>): Promise<Sheet> {
  const { content, language, agencyName, poster } = order
  const wanted = poster ? largeSizes : sizes
  const pictures = await Promise.all(
    order.pictures.slice(0, wanted.length).map(async ({ file }, index) => {
      const bytes = await files.read(file)
      const size = wanted[index]
      return (
        bytes &&
        sharp(bytes)
          .resize({ ...size, fit: 'cover' })
          .jpeg({ quality: 78 })
          .toBuffer()
      )
    }),
  )
  const code = encode(order.address, { border: 0 })
  const shown = pictures.filter((picture) => picture !== undefined)
  const all = { content, agencyName, language, pictures: shown, code }
  const pdf = poster
    ? await printPdf({
        name: 'property-poster',
        draw: PropertyPoster,
        content: { ...all, size: poster },
      })
    : await printPdf({ name: 'property-sheet', draw: PropertySheet, content: all })
  return { pdf, isWhole: shown.length === pictures.length }
}
