import { createHash } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import type { FileStore } from '../files/file-store.server'
import { prepareSizes } from '../images/prepare-sizes.server'
import { log } from '../web/log.server'

const pictureFormats = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'avif'])
const documentTypes = new Set(['pdf', 'docx', 'xlsx', 'odt', 'ods', 'jpg', 'png', 'webp'])
/** A small file can unfold into a picture that fills the memory. */
const mostPixels = 80_000_000

type Kept = {
  file: string
  hash: string
  bytes: number
  width: number | null
  height: number | null
  tone: string | null
}
type KeepResult = Kept | { problem: 'not-a-picture' | 'not-a-document' }

/** What a file is, its content tells; its name and its sender do not. */
export async function keepPicture(
  files: FileStore,
  bytes: Buffer,
  leavesSizes = false,
): Promise<KeepResult> {
  try {
    const clean = await withoutTraces(bytes)
    const { width, height, format } = await sharp(clean).metadata()
    const [tone, type] = await Promise.all([toneOf(clean), fileTypeFromBuffer(clean)])
    if (!width || !height || !type || !pictureFormats.has(format ?? '')) {
      return { problem: 'not-a-picture' }
    }
    const file = await files.keep('pictures', clean, type.ext)
    if (!leavesSizes) await prepareSizes(files, file, 'webp', { bytes: clean }).catch(notPrepared)
    return { file, hash: hashOf(clean), bytes: clean.length, width, height, tone }
  } catch {
    return { problem: 'not-a-picture' }
  }
}

/** The next round of the pictures tries again. */
const notPrepared = (error: unknown) => log.warn({ err: error }, 'sizes not prepared')

/**
 * Cameras write where and when a picture was taken into it: an address its owner may keep private.
 * Such a picture is made anew, upright; others are kept as they came.
 */
async function withoutTraces(bytes: Buffer): Promise<Buffer> {
  const picture = sharp(bytes, { limitInputPixels: mostPixels })
  const { exif, xmp, iptc, comments, format } = await picture.metadata()
  if (!exif && !xmp && !iptc && !comments && format !== 'heif') return bytes
  const upright = picture.rotate()
  return format === 'png' ? upright.png().toBuffer() : upright.webp({ quality: 88 }).toBuffer()
}

export async function keepDocument(files: FileStore, bytes: Buffer): Promise<KeepResult> {
  const type = await fileTypeFromBuffer(bytes)
  if (!type || !documentTypes.has(type.ext)) return { problem: 'not-a-document' }
  const file = await files.keep('documents', bytes, type.ext)
  return { file, hash: hashOf(bytes), bytes: bytes.length, width: null, height: null, tone: null }
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** The dominant colour of a thumbnail: statistics of the whole picture take three times as long. */
async function toneOf(picture: Buffer): Promise<string> {
  const reader = sharp(picture, { limitInputPixels: mostPixels })
  const thumbnail = await reader.resize(64, 64, { fit: 'inside' }).png().toBuffer()
  const { r, g, b } = (await sharp(thumbnail).stats()).dominant
  return `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
