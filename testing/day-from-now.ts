import { Temporal } from 'temporal-polyfill'
import { brusselsDay } from '../app/language/brussels-day'

/** Read once: midnight may pass between planting a day and asking for it. */
const today = Temporal.PlainDate.from(brusselsDay(new Date()))

/** By the calendar in Belgium: "2026-11-15". */
export function dayFromNow(days: number): string {
  return today.add({ days }).toString()
}

/** For what is counted by the day: done once more when midnight passed meanwhile. */
export async function withinOneDay(work: () => Promise<void>) {
  const day = brusselsDay(new Date())
  try {
    return await work()
  } catch (error) {
    if (brusselsDay(new Date()) === day) throw error
  }
  await work()
}
