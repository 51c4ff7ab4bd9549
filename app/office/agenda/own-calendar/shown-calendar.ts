/** Its shape, for screens. */
export type { OwnCalendarEdit, ShownCalendar } from './own-calendar.server'
