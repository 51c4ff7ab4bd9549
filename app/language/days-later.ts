/** A day of 24 hours, for what lasts so many of them. Days of the calendar are in calendar-day. */
export const dayLength = 86_400_000
/** As cookies and limits count. */
export const daySeconds = 86_400

/** So many times 24 hours later, or earlier. */
export function daysLater(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * dayLength)
}
