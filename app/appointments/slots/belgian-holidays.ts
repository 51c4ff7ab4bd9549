import { Temporal } from 'temporal-polyfill'

/** The ten legal holidays (royal decree of 18 April 1974, article 1). */
export function belgianHolidays(year: number): string[] {
  const easter = easterSunday(year)
  const fixed = ['01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25']
  const afterEaster = [1, 39, 50].map((days) => easter.add({ days }).toString())
  return [...fixed.map((day) => `${year}-${day}`), ...afterEaster].sort()
}

/** The Gregorian computus, as published by Meeus, Jones and Butcher. */
function easterSunday(year: number): Temporal.PlainDate {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor(b / 4)
  const e = b % 4
  const f = Math.floor((b + 8) / 25)
  const g = Math.floor((b - f + 1) / 3)
  const h = (19 * a + b - d - g + 15) % 30
  const i = Math.floor(c / 4)
  const k = c % 4
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const dayNumber = h + l - 7 * m + 114
  return Temporal.PlainDate.from({
    year,
    month: Math.floor(dayNumber / 31),
    day: (dayNumber % 31) + 1,
  })
}
