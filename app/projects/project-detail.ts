import type { Picture } from '../properties/property'
import type { PropertyGoal } from '../properties/property-status'
import type { ShownDocument } from '../properties/shown/full-property'
import type { ShownPlace } from '../properties/shown/shown-place'
import type { Planning } from './planning'
import type { ProjectStatus } from './project'

export const projectTexts = [
  'description',
  'situation',
  'technical',
  'delivery',
  'types',
  'constructions',
] as const
type ProjectText = (typeof projectTexts)[number]

/** A project as its own page tells it, in one language: what is not published is not in here. */
export type ProjectDetail = {
  id: number
  number: string
  title: string
  city: string
  zip: string
  countryId: number
  address: string
  goal: PropertyGoal
  status: ProjectStatus
  kind: string
  prices: { from: number; to: number | null } | null
  externalWeb: string | null
  /** Safe HTML. */
  texts: Record<ProjectText, string>
  pictures: Picture[]
  documents: ShownDocument[]
  place: ShownPlace | null
  planning: Planning
}
