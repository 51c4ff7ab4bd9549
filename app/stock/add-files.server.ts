import { keepDocument, keepPicture } from '../feed/keep-file.server'
import { type FeedFile, rememberFiles } from '../feed/queries.server'
import { largestFile } from '../feed/take-in-files.server'
import type { FileStore } from '../files/file-store.server'
import type { StoredDocument, StoredPicture } from '../properties/stored/property-media'
import { changeStock } from './change-stock.server'
import type { Holder, Shelf, Shelved } from './shelves'
import type { Staff, StockTools } from './stock-kind'

type Tools = StockTools & { files: FileStore }
export type Upload = { name: string; bytes: Buffer }
type RefusedFile = {
  name: string
  problem: 'too-large' | 'not-a-picture' | 'not-a-document' | 'too-many'
}
type Wish = { of: Holder; by: Staff; shelf: Shelf; uploads: Upload[] }

const mostOnAShelf = 100
const office = 'office'

/** What a file is, its content tells. One that is refused does not keep the others out. */
export async function addFiles(tools: Tools, { of, by, shelf, uploads }: Wish) {
  const refused: RefusedFile[] = []
  const kept: Kept[] = []
  for (const upload of uploads) {
    const result = await keepUpload(tools.files, shelf, upload)
    if ('problem' in result) refused.push({ name: upload.name, problem: result.problem })
    else if (!isKnown(kept, result)) kept.push({ ...result, name: upload.name })
  }
  if (kept.length === 0) return { outcome: 'refused' as const, refused, added: 0 }
  await rememberFiles(
    tools.db,
    kept.map((each) => remembered(each, shelf, tools.now())),
  )
  const saved = await changeStock(tools, {
    of,
    by,
    action: `add-${shelf}`,
    decide: (content) => withFiles(content, shelf, kept),
  })
  if (saved.outcome !== 'saved') return { outcome: saved.outcome, refused, added: 0 }
  return { outcome: 'saved' as const, refused, added: kept.length }
}

/** So that the night may take it away once nothing shows it any more. */
function remembered({ name, ...kept }: Kept, shelf: Shelf, fetchedAt: Date): FeedFile {
  const place = shelf === 'documents' ? ('documents' as const) : ('pictures' as const)
  const source = `${office}:${kept.file}`
  return { ...kept, source, shelf: place, fetchedAt, etag: null, lastModified: null, version: null }
}

type Kept = Exclude<Awaited<ReturnType<typeof keepPicture>>, { problem: string }> & { name: string }

async function keepUpload(files: FileStore, shelf: Shelf, { bytes }: Upload) {
  if (bytes.length > largestFile) return { problem: 'too-large' as const }
  return shelf === 'documents' ? keepDocument(files, bytes) : keepPicture(files, bytes)
}

/** The same file twice is one file. */
function isKnown(files: { hash: string }[], { hash }: { hash: string }): boolean {
  return files.some((each) => each.hash === hash)
}

function withFiles<Content extends Shelved>(content: Content, shelf: Shelf, kept: Kept[]) {
  const there: (StoredPicture | StoredDocument)[] = content[shelf] ?? []
  const fresh = kept.filter((file) => !isKnown(there, file))
  if (there.length + fresh.length > mostOnAShelf) return undefined
  const lastId = Math.max(0, ...there.map((item) => item.id))
  const added = fresh.map((file, at) =>
    shelf === 'documents' ? toDocument(file, lastId + at + 1) : toPicture(file, lastId + at + 1),
  )
  return { ...content, [shelf]: [...there, ...added] }
}

/** What there is to see on it, somebody who looks at it has to say. */
function toPicture(kept: Kept, id: number): StoredPicture {
  const { file, width, height, tone, hash } = kept
  return {
    id,
    file,
    tone,
    hash,
    source: office,
    alt: {},
    width: width ?? 0,
    height: height ?? 0,
  }
}

function toDocument({ file, bytes, hash, name }: Kept, id: number): StoredDocument {
  const title = name.replace(/\.\w{1,5}$/, '').slice(0, 120)
  return { id, file, bytes, hash, source: office, requiresApproval: false, name: { nl: title } }
}
