import { brusselsDay } from '../../language/brussels-day'
import { addDays } from '../../language/calendar-day'

/** We promise an answer within one working day: by the end of the first one after the day it came. */
export function answerBy(receivedAt: Date, holidaysOf: (year: number) => string[]): string {
  let day = addDays(brusselsDay(receivedAt), 1)
  while (!isWorkingDay(day, holidaysOf)) day = addDays(day, 1)
  return day
}

function isWorkingDay(day: string, holidaysOf: (year: number) => string[]): boolean {
  const isWeekend = new Date(day).getUTCDay() % 6 === 0
  return !isWeekend && !holidaysOf(Number(day.slice(0, 4))).includes(day)
}
