import type { ProjectFromFeed } from '../records/to-project'
import type { PropertyFromFeed } from '../records/to-property'

export type CrmKind = 'property' | 'project'

/** A field that is not there because its value makes no sense. */
export type LeftOut = { field: string; problem: string }

/** A property in our own words; its project is still named as the CRM names it. */
export type NeutralProperty = Omit<PropertyFromFeed, 'id' | 'projectId'> & {
  project: string | null
}
export type NeutralProject = Omit<ProjectFromFeed, 'id'>

/** What cannot be placed at all names the field that says nothing to us. */
export type Refused = { refused: string }

export type CrmRecord = { externalId: string; leftOut: LeftOut[] } & (
  | { kind: 'property'; record: NeutralProperty | Refused }
  | { kind: 'project'; record: NeutralProject | Refused }
)

/** Where a reading stands, in the words of the connector that reads. */
export type CrmPlace = Record<string, string | number | null>

export type CrmPage = {
  records: CrmRecord[]
  place: CrmPlace
  /** The list changed while it was read: what came before counts no more. */
  isAnew?: boolean
}

/** A reading that did not come to its end, and the run that has its pages. */
export type Unfinished = {
  runId: string
  since: string | null
  readAs: string
  place: CrmPlace
  startedAt: string
}

export type CrmIds = Record<CrmKind, string[]>

/**
 * What a connector makes of a CRM. Each of these throws UnreadableFeed when an answer is not to be
 * believed; what it gave until then may be kept, and removes nothing.
 */
export type Crm = {
  /** The tables by which it is read. Once they change, everything is read again. */
  tables: object
  /** Everything, or what changed since a moment of an earlier `readUntil`; whole when it ends. */
  read: (wish: {
    since: string | null
    from?: { place: CrmPlace; seen: string[] }
  }) => AsyncIterable<CrmPage>
  /** The moment from which a next reading must ask for changes, on the clock of the CRM. */
  readUntil: (place: CrmPlace) => string | null
  /** Every id that exists now, counted and found complete. */
  existing: () => Promise<CrmIds>
  readThese: (externalIds: string[]) => AsyncIterable<CrmPage>
  /** What it takes from us. A connector without it only reads. */
  writeBack?: WriteBack
}

/** The key is ours and the same at every try: one thing is written once, however often it is tried. */
type WriteBack = Partial<{
  enquiry: (key: string, enquiry: { externalId: string | null; text: string }) => Promise<void>
}>
