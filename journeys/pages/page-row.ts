import type { StaffRole } from '../../app/accounts/account'
import type { PageName } from '../../app/language/paths'
import type { Found } from './found'

/** `staff`: anybody of the office. `half`: staff whose password was right and whose code is not in yet. */
export type Who = 'anyone' | 'owner' | 'half' | 'staff' | StaffRole

/** One page of a kind: what it is, where, and who may see it. All that is true of every page is tried on it. */
export type PageRow = {
  /** After a comma what is special about it. */
  kind: string
  path: (found: Found, kind: string) => string
  who: Who
  /** That of the visit, if nothing is said. */
  language?: (found: Found) => string
  /** 200, if nothing is said. */
  status?: number
  /** Its first form, sent as it stands, is refused: 422. */
  form?: true
  /** Drawn by the same file from the same parts as that row: asked for in every language, not looked at again. */
  like?: string
  /** No frame of ours around it: it stands in one. */
  isBare?: true
}

/** In the table of addresses under the name of its kind. */
export const plain: PageRow['path'] = ({ to }, kind) => to(kind as PageName)
