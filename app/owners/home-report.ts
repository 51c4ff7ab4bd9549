/** Its shape, for screens. */
export type { HomeReport } from './home-report.server'
