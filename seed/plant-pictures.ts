import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { ContentInput } from '../app/editorial/writing/content-queries.server'
import type { FileStore } from '../app/files/file-store.server'

const folder = path.resolve('seed/pictures')

type Listed = { file: string; alt?: Record<string, string> }

/** Puts photographs of the demo agency in the file store, numbered in the order they were asked for. */
export async function openPhotoAlbum(files: FileStore) {
  const { pictures } = JSON.parse(await readFile(path.join(folder, 'index.json'), 'utf8')) as {
    pictures: Listed[]
  }
  const images = new Map<string, Promise<Planted>>()

  async function keep(name: string, id: number): Promise<Planted> {
    const bytes = await asWebp(name)
    const file = await files.keep('pictures', bytes, 'webp')
    const { width, height } = await sharp(bytes).metadata()
    return {
      id,
      filename: path.basename(file),
      originalname: name,
      url: `/images/${file}`,
      mimetype: 'image/webp',
      destination: path.dirname(file),
      width,
      height,
      tone: await toneOf(bytes),
      alt: pictures.find((each) => each.file === name)?.alt ?? {},
    }
  }

  return {
    image(name: string): Promise<Planted> {
      const image = images.get(name) ?? keep(name, images.size + 1)
      images.set(name, image)
      return image
    },
    all: () => Promise.all(images.values()),
  }
}

type Planted = ContentInput<'image'> & { id: number }

/** Portraits are drawings; visitors get every picture in the formats of photographs. */
async function asWebp(name: string): Promise<Buffer> {
  const bytes = await readFile(path.join(folder, name))
  if (!name.endsWith('.svg')) return bytes
  return sharp(bytes, { density: 200 }).resize(600, 600, { fit: 'cover' }).webp().toBuffer()
}

async function toneOf(bytes: Buffer): Promise<string> {
  const { data } = await sharp(bytes)
    .resize(1, 1)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return `#${data.subarray(0, 3).toString('hex')}`
}
