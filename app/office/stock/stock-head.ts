import type { ProjectStatus } from '../../projects/project'
import type { OfficeState } from '../../properties/office/office-list'
import type { PropertyGoal } from '../../properties/property-status'
import type { Shelf } from '../../stock/shelves'
import type { StockKind } from '../../stock/stock-kind'

/** What every page about a property or project says above it. */
export type StockHead = {
  kind: StockKind
  id: number
  title: string
  state: OfficeState | ProjectStatus
  /** Of a project: one that is to let is not called sold. */
  goal?: PropertyGoal
  /** Its number, and where it stands. */
  lead: string
  isHidden: boolean
  /** How many files lie on each shelf. */
  counts: Partial<Record<Shelf, number>>
}
