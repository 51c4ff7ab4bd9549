/** Its shape, for screens. */
export type { OfficeVisitDetails } from './load-visit.server'
