import * as z from 'zod'

/** Why a calendar could not be read, as its agent is told. */
export const calendarProblems = [
  'away',
  'refused',
  'too-large',
  'too-many',
  'not-a-calendar',
] as const
export type CalendarProblem = (typeof calendarProblems)[number]

/** As calendars give it; "webcal" is https by another name. Without encryption anybody on the way reads it. */
export const ownCalendarForm = z.object({
  address: z
    .string()
    .trim()
    .min(1)
    .max(2000)
    .transform((text) => text.replace(/^webcals?:\/\//i, 'https://'))
    .refine(isSecureAddress, { params: { key: 'calendar-address' } }),
})

function isSecureAddress(text: string): boolean {
  const url = URL.parse(text)
  return url?.protocol === 'https:' && url.hostname.includes('.')
}
