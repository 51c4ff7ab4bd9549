/** Its shape, for screens. */
export type { PropertyReport } from './property-report.server'
