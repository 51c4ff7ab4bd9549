/** Its shape, for screens. */
export type { OfficeVisitDetails } from './load-viewing.server'

/** What was typed about a visit, when it was refused. */
export type TypedVisit = { reason?: string; rating?: string; words?: string }
