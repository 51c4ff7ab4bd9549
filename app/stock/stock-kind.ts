import type { Missing } from '../costs/legal-mentions'
import type { Database } from '../database/client.server'
import type { JobQueue } from '../jobs/job-queue.server'
import type { NewProject } from '../projects/new-project.form'
import type { ProjectContent, ProjectEdit } from '../projects/project-edit'
import type { ProjectRow } from '../projects/queries.server'
import type { NewProperty } from '../properties/office/office-queries.server'
import type { PropertyEdit } from '../properties/office/property-edit'
import type { Fields, PropertyContent } from '../properties/stored/property-content'
import type { PropertyRow } from '../properties/stored/write-queries.server'
import type { ProjectState } from './project-states'
import type { PropertyState } from './property-states'
import type { Lack } from './publish-minimum'

export type StockTools = { db: Database; jobs: JobQueue; now: () => Date }
export type Staff = { id: string; name: string }

/** What the office has in stock: the row, what it tells, and what may be written of it. */
export type Stock = {
  property: {
    row: PropertyRow
    content: PropertyContent
    edit: PropertyEdit
    state: PropertyState
    made: NewProperty
  }
  project: {
    row: ProjectRow
    content: ProjectContent
    edit: ProjectEdit
    state: ProjectState
    made: NewProject
  }
}
export type StockKind = keyof Stock

/** What a step asks before it is taken, and what was answered. */
export type Decision<Content> = {
  content: Content
  giveBack?: string[] | undefined
  now: Date
  /** Missing mentions that only warn are asked about when something goes on the site. */
  asks?: boolean | undefined
}

type Written<Row> =
  | { outcome: 'saved'; row: Row; before: Fields; after: Fields; missing: Missing[] }
  | { outcome: 'withheld'; missing: Missing[] }
  | { outcome: 'asked'; missing: Missing[] }

/** What the use cases ask of a property and of a project, and each does in its own way. */
export type KindOfStock<Of extends Stock[StockKind]> = {
  lock: (tx: Database, ids: number[]) => Promise<Map<number, Of['row']>>
  contentOf: (row: Of['row']) => Of['content']
  /** Undefined when that cannot happen to it. */
  movedTo: (content: Of['content'], state: Of['state']) => Of['content'] | undefined
  /** What it cannot be published without. */
  lacks: (content: Of['content']) => Lack[]
  edited: (tx: Database, content: Of['content'], edit: Of['edit']) => Promise<Of['content']>
  write: (
    tx: Database,
    tools: Pick<StockTools, 'jobs'>,
    known: Of['row'],
    decision: Decision<Of['content']>,
  ) => Promise<Written<Of['row']>>
  /** Answers its id. */
  insert: (tx: Database, made: Of['made'], now: Date) => Promise<number>
}
