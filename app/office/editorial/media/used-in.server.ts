import { type Holder, nameOf } from '../../../editorial/writing/content-use'
import type { Office } from '../../office.server'
import { editorPath } from '../edited-kinds'
import type { UsedPlace } from '../editor/editor-parts'
import { sectionIn } from '../sections/section-names'

/** Each place once, though it may be used in what is published and in its draft. */
export function usedIn({ language, t }: Office, holders: Holder[]): UsedPlace[] {
  const places = holders.map(({ kind, id, value, isDraft = false }) => {
    const section = kind === 'section' ? sectionIn(id) : undefined
    const name = section ? t(`office-editorial:section.${section}`) : nameOf(value, language) || id
    return { kind, name, path: editorPath(kind, id), isDraft }
  })
  return places.filter((place, at) => places.findIndex(({ path }) => path === place.path) === at)
}
