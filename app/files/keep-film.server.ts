import { readFile } from 'node:fs/promises'
import { fileTypeFromBuffer } from 'file-type'
import type { FileStore } from './file-store.server'

const films = ['mp4', 'webm']
/** A banner is a few seconds without sound: whoever reads on a phone pays for every byte. */
const largest = 20 * 1024 * 1024
const manual = 'npm run film -- <file>   keeps a film for the banner: .mp4 or .webm, at most 20 MB'

/** What a file is, its content tells. Answers the address for the banner. */
export async function keepFilm(files: FileStore, bytes: Buffer) {
  if (bytes.length > largest) return { outcome: 'too-large' } as const
  const type = await fileTypeFromBuffer(bytes)
  if (!type || !films.includes(type.ext)) return { outcome: 'no-film' } as const
  return { outcome: 'kept', address: `/${await files.keep('films', bytes, type.ext)}` } as const
}

export async function filmCommand(files: FileStore, [file]: string[]): Promise<string> {
  if (!file) return manual
  const kept = await keepFilm(files, await readFile(file))
  switch (kept.outcome) {
    case 'too-large':
      throw new Error('A film for the banner may be 20 MB: make it shorter or smaller.')
    case 'no-film':
      throw new Error('That is no .mp4 or .webm film.')
    case 'kept':
      return `Kept. Write ${kept.address} in the banner of the header, as its film.`
  }
}
