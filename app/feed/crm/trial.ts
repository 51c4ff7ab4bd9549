import type { Translatable } from '../../language/translated'
import type { LeftOut } from './crm'

export type TriedRecord = {
  externalId: string
  kind: 'property' | 'project'
  title: Translatable
  place: string
  priceCents: number | null
  pictures: number
  /** What the law wants in its advertisement and the CRM does not tell. */
  missing: string[]
  leftOut: LeftOut[]
}
export type Trial = { total: number; first: TriedRecord[] }
