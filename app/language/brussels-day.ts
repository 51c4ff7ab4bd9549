export const brusselsZone = 'Europe/Brussels'
const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: brusselsZone })

/** The day it is in Belgium at a moment: "2026-11-15". */
export function brusselsDay(moment: Date): string {
  return calendar.format(moment)
}

export function brusselsYear(moment: Date): number {
  return Number(brusselsDay(moment).slice(0, 4))
}
