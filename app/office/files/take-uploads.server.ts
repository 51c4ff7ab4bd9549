import { largestFile } from '../../feed/take-in-files.server'
import { addFiles, type Upload } from '../../stock/add-files.server'
import type { Holder, Shelf } from '../../stock/shelves'
import { readForm } from '../../web/read-form.server'
import type { Office } from '../office.server'
import type { FileProblem } from './shelved-files'
import { withoutLargeParts } from './without-large-parts.server'

/** Of all files together, as long as each of them is small enough. */
const largestForm = 30 * 1024 * 1024
/** With what stands around it in the form. */
const largestPart = largestFile + 4096

type TooLarge = { name: string; problem: 'too-large' | 'too-much' }
export type TakenUploads =
  | (Omit<Awaited<ReturnType<typeof addFiles>>, 'refused'> & { refused: FileProblem[] })
  | { outcome: 'nothing' | 'too-large'; refused: TooLarge[] }

/** One file that is too large is named, and does not keep the others out. */
export async function takeUploads(
  office: Office,
  { of, shelf, request }: { of: Holder; shelf: Shelf; request: Request },
): Promise<TakenUploads> {
  const limits = { largestPart, largest: largestForm }
  const smaller = await withoutLargeParts(request, limits).catch(() => undefined)
  if (!smaller) return { outcome: 'too-large', refused: [] }
  const { dropped } = smaller
  const read = await readForm(smaller.request, largestForm + largestPart)
  if (read.outcome === 'too-large') return { outcome: 'too-large', refused: dropped }
  const uploads = read.outcome === 'read' ? await uploadsIn(read.data) : []
  if (uploads.length === 0) {
    return { outcome: dropped.length > 0 ? 'too-large' : 'nothing', refused: dropped }
  }
  const added = await addFiles(office, { of, by: office.staff, shelf, uploads })
  return { ...added, refused: [...added.refused, ...dropped] }
}

async function uploadsIn(form: FormData): Promise<Upload[]> {
  const files = form.getAll('files').filter((each) => each instanceof File && each.size > 0)
  return Promise.all(
    files.map(async (file) => ({
      name: (file as File).name.slice(0, 200),
      bytes: Buffer.from(await (file as File).arrayBuffer()),
    })),
  )
}
