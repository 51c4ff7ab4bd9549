/** Its shape, for screens. */
export type { HomeReport } from './property-report.server'
