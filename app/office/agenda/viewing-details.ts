/** Its shape, for screens. */
export type { OfficeViewingDetails } from './load-viewing.server'

/** What was typed about a viewing, when it was refused. */
export type TypedViewing = { reason?: string; rating?: string; words?: string }
