import { addFiles, type Upload } from '../../stock/add-files.server'
import type { Holder, Shelf } from '../../stock/shelves'
import { readForm } from '../../web/read-form.server'
import type { Office } from '../office.server'

/** What the server lets in at all; files are judged one by one. */
const largestForm = 30 * 1024 * 1024

export type TakenUploads =
  | Awaited<ReturnType<typeof addFiles>>
  | { outcome: 'nothing' | 'too-large'; refused: [] }

export async function takeUploads(
  office: Office,
  { of, shelf, request }: { of: Holder; shelf: Shelf; request: Request },
): Promise<TakenUploads> {
  const read = await readForm(request, largestForm)
  if (read.outcome === 'too-large') return { outcome: 'too-large', refused: [] }
  const uploads = read.outcome === 'read' ? await uploadsIn(read.data) : []
  if (uploads.length === 0) return { outcome: 'nothing', refused: [] }
  return addFiles(office, { of, by: office.staff, shelf, uploads })
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
