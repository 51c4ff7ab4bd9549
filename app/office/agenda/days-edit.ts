/** Its shape, for screens. */
export type { DaysEdit } from './change-days.server'
