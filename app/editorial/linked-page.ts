import { linkablePages } from '../language/page-link'
import type { PageName } from '../language/paths'

/** Pages that the code leads to: they may be taken off the site, never thrown away. */
export function isLinkedPage({ name }: { name: string }): boolean {
  return linkablePages.includes(name as PageName)
}
