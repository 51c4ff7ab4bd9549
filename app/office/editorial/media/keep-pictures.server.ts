import path from 'node:path'
import { addPicture } from '../../../editorial/writing/add-picture.server'
import { keepPicture } from '../../../feed/keep-file.server'
import type { Office } from '../../office.server'

const largest = 15 * 1024 * 1024
const types: Record<string, string> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  avif: 'image/avif',
}

/** Each file is judged by its content. What is no picture of ours is named; the others are kept. */
export async function keepPictures(office: Office, files: File[]) {
  const refused: string[] = []
  const ids: number[] = []
  for (const file of files) {
    const id = await keepOne(office, file)
    if (id) ids.push(id)
    else if (file.name) refused.push(file.name)
  }
  return { refused, ids }
}

async function keepOne(office: Office, file: File): Promise<number | undefined> {
  if (file.size === 0 || file.size > largest) return undefined
  const kept = await keepPicture(office.files, Buffer.from(await file.arrayBuffer()))
  if ('problem' in kept) return undefined
  const { width, height, tone } = kept
  const mimetype = types[path.extname(kept.file).slice(1)]
  if (!mimetype || !width || !height) return undefined
  const picture = {
    filename: path.basename(kept.file),
    originalname: path.basename(file.name).slice(0, 255),
    url: `/images/${kept.file}`,
    mimetype,
    destination: path.dirname(kept.file),
    width,
    height,
    tone,
  }
  return addPicture(office, picture)
}
