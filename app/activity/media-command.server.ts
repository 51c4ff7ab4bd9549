import { readFile } from 'node:fs/promises'
import type { Database } from '../database/client.server'
import { readMedia } from './media-lines'
import { saveMedia } from './queries.server'

const manual = `npm run media -- <file>   what other media tell about our homes: CSV or JSON with
                          property, medium, url, since (2026-10-01), views, leads`

type Tools = { db: Database; now: () => Date }

/** All lines that can be read, in one go; the others are named, and mended by whoever sent them. */
export async function mediaCommand({ db, now }: Tools, [file]: string[]): Promise<string> {
  if (!file) return manual
  const { told, problems } = readMedia(await readFile(file, 'utf8'))
  const lines = new Map(told.map((each) => [`${each.property} ${each.medium}`, each]))
  const toldAt = now()
  const rows = [...lines.values()].map(({ property, ...medium }) => ({
    ...medium,
    propertyId: property,
    toldAt,
  }))
  await saveMedia(db, rows)
  return [
    `${rows.length} lines taken in.`,
    ...problems.map((line) => `Not read, line ${line}`),
  ].join('\n')
}
