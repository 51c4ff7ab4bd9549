import type { Translatable } from '../../language/translated'
import { fileNumber } from '../crm-mapping/file-number'
import type { NamedDocument, NamedPicture } from '../records/feed-media'
import type { Publication, PublicationFile } from './publication'

const firstPicture = 'FIRST_PICTURE'
const isPlan = ({ kind }: PublicationFile) => kind.startsWith('MAP_')
const isPaper = ({ name, url }: PublicationFile) => /\.pdf(\?|$)/i.test(`${name} ${url}`)

/** In their order, the first one first. One with the same name that was replaced has another moment. */
export function picturesOf(publication: Publication, alt: Translatable): NamedPicture[] {
  const rank = ({ kind, index }: PublicationFile) => (kind === firstPicture ? -1 : index)
  return publication.pictures
    .filter((file) => !isPlan(file))
    .toSorted((one, other) => rank(one) - rank(other))
    .map((file) => pictureOf(publication, file, alt))
}

export function plansOf(publication: Publication, alt: Translatable): NamedPicture[] {
  return [...publication.plans, ...publication.pictures.filter(isPlan)]
    .filter((file) => !isPaper(file))
    .toSorted((one, other) => one.index - other.index)
    .map((file) => pictureOf(publication, file, alt))
}

/** Plans on paper are documents. Whether a visitor may have one, the agency says each time. */
export function documentsOf(publication: Publication): NamedDocument[] {
  return [...publication.documents, ...publication.plans.filter(isPaper)].map((file) => ({
    id: fileNumber(file.name),
    source: file.url,
    name: { nl: file.description.replace(/\.\w+$/, '') || 'document' },
    requiresApproval: true,
    version: versionOf(publication, file),
  }))
}

function pictureOf(publication: Publication, file: PublicationFile, alt: Translatable) {
  const { name, url: source } = file
  return { id: fileNumber(name), source, alt, version: versionOf(publication, file) }
}

function versionOf({ id }: Publication, { name, modified }: PublicationFile) {
  return modified === '' ? undefined : `${id}/${name}@${modified}`
}
