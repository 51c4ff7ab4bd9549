import type { Database } from '../../database/client.server'
import type { NoticeKind, NoticeOf } from '../notices/notice'
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
  /** Whether what was read says that something on the site left: then all ids are listed at once. */
  hasLeavers?: (place: CrmPlace) => boolean
  /** Every id that exists now, counted and found complete; null when it has no word of any that left. */
  existing: () => Promise<CrmIds | null>
  /** It tells us by itself what changed, and cannot be asked for all that it has. */
  isTelling?: boolean
  /** Where a file lies this time, when its address is another at every reading. */
  addressOf?: (source: string) => string | undefined
  /** What was read is on the site; with `keepsAll`, what left it is still there. */
  onApplied?: (db: Database, wish: { keepsAll: boolean }) => Promise<void>
  readThese: (externalIds: string[]) => AsyncIterable<CrmPage>
  /** What it takes from us. A connector without it only reads. */
  writeBack?: WriteBack
}

/** One thing that a CRM is to hear of. */
export type Telling<Kind extends NoticeKind> = {
  /** Our own id of it, the same at every try. */
  subject: string
  content: NoticeOf<Kind>
  /** What the CRM called it when it took an earlier word of it. */
  externalId: string | null
  /** An earlier try may have arrived: whoever can look for it does so before writing again. */
  isRepeated: boolean
}

/** What it is called there from now on, and what the CRM remarked. */
export type Taken = { externalId: string | null; remark: string | null }

/** Each throws UnreadableFeed to be asked again later, and NoticeRefused when that would not help. */
export type WriteBack = {
  [Kind in NoticeKind]?: (telling: Telling<Kind>) => Promise<Taken>
}
