import { fileTypeFromBuffer } from 'file-type'
import sharp, { type ResizeOptions } from 'sharp'
import type { Database } from '../database/client.server'
import type { FileStore } from '../files/file-store.server'
import { daysLater } from '../language/days-later'
import type { Signer } from '../web/signed-link.server'
import type { Alert, FileKinds } from './form'
import type { KeptFile } from './form-state'
import { insertUpload } from './upload-queries.server'

export const largestFile = 10 * 1024 * 1024
const validDays = 1
const largestSide = 3_000

type Tools = { db: Database; files: FileStore; signer: Signer; now: () => Date }
type Kept = { outcome: 'kept'; file: KeptFile } | Refused

const pictureTypes = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif'])

/**
 * Keeps a file out of the web root under a name of its own. Its content says what it is, whatever it
 * is called; a picture is drawn anew, so that where and when it was taken stay behind.
 */
export async function keepUpload(tools: Tools, upload: File, accept: FileKinds): Promise<Kept> {
  const read = await readUpload(upload, accept)
  if (read.outcome === 'refused') return read
  const { db, files, signer, now } = tools
  const { name, type } = read
  const file = await files.keep('uploads', read.bytes, read.extension)
  const size = read.bytes.length
  const id = await insertUpload(db, { file, name, type, bytes: size, createdAt: now() })
  const token = signer.sign('upload', { id, name, bytes: size }, daysLater(now(), validDays))
  return { outcome: 'kept', file: { token, name, bytes: size } }
}

type Refused = { outcome: 'refused'; alert: Alert }
type Read = { outcome: 'read'; bytes: Buffer; extension: string; type: string; name: string }

/** The limits and the kinds of files are the same wherever people send us some. */
export async function readUpload(upload: File, accept: FileKinds): Promise<Read | Refused> {
  if (upload.size > largestFile) return refused('ALERT_FILE_TOO_LARGE')
  const clean = await cleaned(Buffer.from(await upload.arrayBuffer()), accept)
  if (!clean) return refused('ALERT_FILE_TYPE')
  return { outcome: 'read', ...clean, name: plainName(upload.name, clean.extension) }
}

async function cleaned(bytes: Buffer, accept: FileKinds) {
  const type = await fileTypeFromBuffer(bytes)
  if (accept === 'papers' && type?.mime === 'application/pdf') {
    return { bytes, extension: 'pdf', type: type.mime }
  }
  if (!type || !pictureTypes.has(type.mime)) return undefined
  try {
    const picture = sharp(bytes, { limitInputPixels: 100_000_000 }).rotate()
    const size = {
      width: largestSide,
      height: largestSide,
      fit: 'inside',
      withoutEnlargement: true,
    }
    const drawn = await picture
      .resize(size as ResizeOptions)
      .jpeg({ quality: 88 })
      .toBuffer()
    return { bytes: drawn, extension: 'jpg', type: 'image/jpeg' }
  } catch {
    return undefined
  }
}

/** "C:\me\foto.HEIC" is shown as "foto.jpg". */
function plainName(name: string, extension: string): string {
  const base =
    name
      .split(/[/\\]/)
      .at(-1)
      ?.replace(/\.[^.]*$/, '') ?? ''
  const plain = base
    .replace(/[^\p{L}\p{N} ._()-]/gu, '')
    .trim()
    .slice(0, 80)
  return `${plain || 'bestand'}.${extension}`
}

function refused(alert: Alert): Refused {
  return { outcome: 'refused', alert }
}

/** What a form may carry from one page to the next; undefined when we did not write it. */
export function openUpload(signer: Signer, token: string, now: Date) {
  const opened = signer.open('upload', token, now)
  if (opened.outcome === 'forged') return undefined
  const { id, name, bytes } = opened.value as { id: string; name: string; bytes: number }
  return { id, file: { token, name, bytes } satisfies KeptFile }
}
