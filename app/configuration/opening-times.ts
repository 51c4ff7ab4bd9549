const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
const day = `(?:${days.join('|')})`
const time = '(?:[01][0-9]|2[0-3]):[0-5][0-9]'
const line = `${day}(?:-${day})? ${time}-${time}`

/** As search engines read them: "Mo-Fr 09:00-18:00, Sa 10:00-13:00". */
export const openingTimesPattern = new RegExp(`^(?:${line}(?:, ${line})*)?$`)

type Opening = { from: string; to: string }
export type OpenNow =
  | { isOpen: true; until: string }
  /** The day and hour of the next opening. */
  | { isOpen: false; day: string; from: string }

const week = 7

/** Whether it is open at a moment on the clock in Belgium; null where no times are known. */
export function openNow(times: string, clock: string): OpenNow | null {
  const [today = '', hour = ''] = clock.split('T')
  const current = openingsOn(times, today).find(({ from, to }) => from <= hour && hour < to)
  if (current) return { isOpen: true, until: current.to }
  for (let ahead = 0; ahead <= week; ahead += 1) {
    const later = daysAfter(today, ahead)
    const next = openingsOn(times, later).find(({ from }) => ahead > 0 || from > hour)
    if (next) return { isOpen: false, day: later, from: next.from }
  }
  return null
}

function openingsOn(times: string, date: string): Opening[] {
  const weekday = (new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % week
  return times
    .split(', ')
    .flatMap((each) => {
      const [span = '', from = '', to = ''] = each.split(/ |(?<=:\d\d)-/)
      const [first = '', last = first] = span.split('-')
      const isThen = days.indexOf(first) <= weekday && weekday <= days.indexOf(last)
      return isThen && from < to ? [{ from, to }] : []
    })
    .sort((one, other) => one.from.localeCompare(other.from))
}

function daysAfter(date: string, count: number): string {
  const moment = new Date(`${date}T12:00:00Z`)
  moment.setUTCDate(moment.getUTCDate() + count)
  return moment.toISOString().slice(0, 10)
}
