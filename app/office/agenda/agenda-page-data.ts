/** Its shape, for screens. */
export type { AgendaDay } from './load-agenda.server'
