import type { Translatable } from '../../language/translated'
import { fileNumber } from '../crm-mapping/file-number'
import type { NamedDocument, NamedPicture } from '../records/feed-media'
import type { Estate, EstateFile, SingleEstate } from './estate'

/**
 * The address of a file is signed, ends within the hour and is another at every reading. It is known by
 * its own id, under which it stays the same file.
 */
function sourceOf(estate: SingleEstate, { id }: EstateFile): string {
  return `sweepbright:${estate.id}/${id}`
}

/** Where each file lies this time. */
export function addressesIn(estate: Estate): [source: string, address: string][] {
  return [estate, ...estate.properties].flatMap((each) =>
    [...each.images, ...each.plans, ...each.documents].map((file): [string, string] => [
      sourceOf(each, file),
      file.url,
    ]),
  )
}

/** In their order, which may be missing or the same for all. */
export function picturesOf(estate: SingleEstate, alt: Translatable): NamedPicture[] {
  const sorted = estate.images.toSorted((one, other) => (one.ordinal ?? 0) - (other.ordinal ?? 0))
  return sorted.map((file) => pictureOf(estate, file, alt))
}

export function plansOf(estate: SingleEstate, alt: Translatable): NamedPicture[] {
  return estate.plans.filter(isPicture).map((file) => pictureOf(estate, file, alt))
}

/** Plans on paper are documents. Whether a visitor may have one, the agency says each time. */
export function documentsOf(estate: SingleEstate): NamedDocument[] {
  const papers = [...estate.documents, ...estate.plans.filter((file) => !isPicture(file))]
  return papers.map((file) => {
    const source = sourceOf(estate, file)
    const name = { nl: nameOf(file) }
    return { id: fileNumber(file.id), source, name, requiresApproval: true, version: source }
  })
}

function pictureOf(estate: SingleEstate, file: EstateFile, alt: Translatable): NamedPicture {
  const source = sourceOf(estate, file)
  return { id: fileNumber(file.id), source, alt, version: source }
}

const isPicture = ({ content_type, filename }: EstateFile) =>
  content_type ? content_type.startsWith('image/') : /\.(jpe?g|png|webp)$/i.test(filename ?? '')

function nameOf({ description, filename }: EstateFile): string {
  return description?.trim() || (filename ?? '').replace(/\.\w+$/, '') || 'document'
}
