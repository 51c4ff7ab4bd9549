import type { Picture } from '../properties/property'
import type { PropertyGoal } from '../properties/property-status'
import type { ProjectStatus } from './project'

/** A project as a list shows it: what is not published is not in here. */
export type ProjectCard = {
  id: number
  title: string
  /** As on the card of a property. */
  townBeside: string
  city: string
  goal: PropertyGoal
  status: ProjectStatus
  /** The lowest price among its units. */
  fromCents: number | null
  typeName: string
  pictures: Picture[]
  units: { total: number; free: number }
}
