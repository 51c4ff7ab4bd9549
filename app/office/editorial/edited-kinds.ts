import { type EditedKind, editedSchemas } from '../../editorial/writing/edited-content'
import { type OfficePageName, officePath } from '../office-pages'

/** Where each kind is listed. */
const lists: Record<EditedKind, OfficePageName> = {
  page: 'pages',
  module: 'pages',
  article: 'articles',
  category: 'articles',
  'team member': 'team',
  testimonial: 'testimonials',
  slide: 'blocks',
  figure: 'blocks',
  'external block': 'blocks',
  image: 'media',
}

export const editedKinds = Object.keys(editedSchemas) as EditedKind[]

/** "team-member" in an address is a "team member". */
export function kindIn(segment: string): EditedKind | undefined {
  return editedKinds.find((kind) => kind.replace(' ', '-') === segment)
}

export function listPath(kind: EditedKind): string {
  return officePath(lists[kind])
}

export function listOf(kind: EditedKind): OfficePageName {
  return lists[kind]
}

type ContentPage = 'content' | 'content-versions' | 'content-removal'

export function contentPath(kind: EditedKind, id: number | string, page: ContentPage = 'content') {
  return officePath(page, { kind: kind.replace(' ', '-'), id })
}

export function newContentPath(kind: EditedKind): string {
  return officePath('new-content', { kind: kind.replace(' ', '-') })
}

/** Also of a section of the configuration. */
export function editorPath(kind: EditedKind | 'section', id: number | string): string {
  return kind === 'section' ? officePath('section', { id }) : contentPath(kind, id)
}
