export type TriedRecord = {
  externalId: string
  kind: 'property' | 'project'
  title: string
  place: string
  priceCents: number | null
  pictures: number
  /** What the law wants in its advertisement and the CRM does not tell. */
  missing: string[]
  leftOut: string[]
}
export type Trial = { total: number; first: TriedRecord[] }
