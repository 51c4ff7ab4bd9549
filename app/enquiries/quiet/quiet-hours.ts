import * as z from 'zod'
import { brusselsClock, brusselsMoment } from '../../language/brussels-moment'
import { addDays } from '../../language/calendar-day'

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** On the clock in Belgium; from an evening to a morning they go over midnight. */
export const quietHours = z
  .object({ begins: time, ends: time })
  .refine(({ begins, ends }) => begins !== ends)
export type QuietHours = z.infer<typeof quietHours>

/** When the quiet hours that we are in are over. */
export function quietUntil({ begins, ends }: QuietHours, now: Date): Date | undefined {
  const clock = brusselsClock(now)
  const [today = '', hour = ''] = clock.split('T')
  const isOverMidnight = begins > ends
  const isEvening = hour >= begins
  const isMorning = hour < ends
  const isQuiet = isOverMidnight ? isEvening || isMorning : isEvening && isMorning
  if (!isQuiet) return undefined
  const day = isOverMidnight && isEvening ? addDays(today, 1) : today
  return brusselsMoment(`${day}T${ends}`)
}
