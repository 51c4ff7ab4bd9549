import type { Holder, Shelf } from '../../stock/shelves'
import { officePath } from '../office-pages'

export function filesPath({ kind, id }: Holder, shelf: Shelf): string {
  return officePath(`${kind}-files`, { id, shelf })
}

/** Where a script sends files, one at a time. */
export function uploadPath({ kind, id }: Holder, shelf: Shelf): string {
  return officePath(`${kind}-upload`, { id, shelf })
}
