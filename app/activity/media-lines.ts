import * as z from 'zod'
import { isoDay } from '../language/iso-day'

/** One line of what a medium tells: where a property is shown, since when, how often seen and asked about. */
const line = z.object({
  property: z.coerce.number().int().min(1).max(2_147_483_647),
  medium: z.string().trim().min(1).max(80),
  url: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(500)]).default(''),
  since: isoDay(),
  views: z.coerce.number().int().min(0).max(1_000_000_000).default(0),
  leads: z.coerce.number().int().min(0).max(1_000_000_000).default(0),
})

type MediaLine = z.infer<typeof line>
type ReadMedia = { told: MediaLine[]; problems: string[] }

/** A CSV with a head line (comma or semicolon), or a JSON list, with these names. */
export function readMedia(text: string): ReadMedia {
  const told: MediaLine[] = []
  const problems: string[] = []
  for (const { number, record } of recordsOf(text)) {
    const read = line.safeParse(record)
    if (read.success) told.push(read.data)
    else
      problems.push(`${number}: ${read.error.issues.map(({ path }) => path.join('.')).join(', ')}`)
  }
  return { told, problems }
}

function recordsOf(text: string): { number: number; record: unknown }[] {
  const plain = text.replace(/^\uFEFF/, '').trim()
  if (plain.startsWith('[')) {
    return (JSON.parse(plain) as unknown[]).map((record, at) => ({ number: at + 1, record }))
  }
  const [head = '', ...lines] = plain.split(/\r?\n/)
  const separator = head.includes(';') ? ';' : ','
  const names = cells(head, separator)
  return lines
    .map((row, at) => ({ number: at + 2, row }))
    .filter(({ row }) => row.trim())
    .map(({ number, row }) => {
      const values = cells(row, separator)
      const pairs = names.map((name, at) => [name, values[at]] as const)
      return { number, record: Object.fromEntries(pairs.filter(([, value]) => value !== '')) }
    })
}

/** A cell may be quoted, and then hold the separator; a quote inside is doubled. */
function cells(row: string, separator: string): string[] {
  const cell = new RegExp(`(?:^|${separator})(?:"((?:[^"]|"")*)"|([^${separator}]*))`, 'g')
  return [...row.matchAll(cell)].map(([, quoted, plain]) =>
    (quoted?.replaceAll('""', '"') ?? plain ?? '').trim(),
  )
}
