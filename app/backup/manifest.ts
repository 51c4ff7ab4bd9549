import * as z from 'zod'

/** A part of something longer, as it lies there: `hash` is of those bytes. */
const piece = z.object({ name: z.string(), size: z.int(), hash: z.string() })
export type Piece = z.infer<typeof piece>

const table = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.int(),
  /** None of them when pg_dump wrote it all. */
  pieces: z.array(piece),
})
export type KeptTable = z.infer<typeof table>

/** `stored` is what it is called there: another key gives other names. */
const keptFile = piece.extend({ stored: z.string() })
export type KeptFile = z.infer<typeof keptFile>

const sequence = z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })
const waitingJob = z.object({ name: z.string(), data: z.record(z.string(), z.unknown()) })
export type WaitingJob = z.infer<typeof waitingJob>

/** What a backup holds. It is written last: where there is none, there is no backup. */
export const manifest = z.object({
  format: z.literal(1),
  name: z.string(),
  madeAt: z.iso.datetime(),
  /** The migrations and first rows that the database had: the version of its schema. */
  steps: z.array(z.string()),
  postgres: z.int(),
  /** Of `pg_dump`, for `pg_restore`. Without it the tables have pieces of their own. */
  dump: z.array(piece).optional(),
  tables: z.array(table),
  sequences: z.array(sequence),
  jobs: z.array(waitingJob),
  files: z.array(keptFile),
  /** The names of the installation's keys, without which its secrets do not open. They are not in it. */
  installationKeys: z.array(z.string()),
})
export type Manifest = z.infer<typeof manifest>

/** What the database held, before anybody looked at the files. */
export type DatabasePart = Pick<
  Manifest,
  'steps' | 'postgres' | 'dump' | 'tables' | 'sequences' | 'jobs'
>

/** "2026-11-16T02-30-00Z": in the order of their moments. */
export const nameAt = (moment: Date) => `${moment.toISOString().slice(0, 19).replaceAll(':', '-')}Z`
export const folderOf = (name: string) => `backups/${name}/`
export const manifestOf = (name: string) => `${folderOf(name)}manifest`

export function piecesOf({ dump = [], tables }: Pick<Manifest, 'dump' | 'tables'>): Piece[] {
  return [...dump, ...tables.flatMap(({ pieces }) => pieces)]
}
