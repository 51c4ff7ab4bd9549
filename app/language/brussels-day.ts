export const brusselsZone = 'Europe/Brussels'
const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: brusselsZone })

const minute = 60_000
let last: { minute: number; day: string } | undefined

/**
 * The day it is in Belgium at a moment: "2026-11-15". A day begins with a minute, and most ask for the one it
 * is now.
 */
export function brusselsDay(moment: Date): string {
  const asked = Math.floor(moment.getTime() / minute)
  if (last?.minute !== asked) last = { minute: asked, day: calendar.format(moment) }
  return last.day
}

export function brusselsYear(moment: Date): number {
  return Number(brusselsDay(moment).slice(0, 4))
}
