import type { Status } from './appointment'

/** Street and number are for whoever is surely coming, unless the owner tells everyone anyway. */
export function isPlaceTold(status: Status, publishAddress: boolean): boolean {
  return publishAddress || status === 'confirmed' || status === 'done'
}

/** A plain link: nothing is loaded from elsewhere until the visitor follows it. */
export function directionsLink(place: string): string {
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: place })}`
}

type CalendarEntry = {
  title: string
  place: string
  words: string
  startsAt: Date | string
  endsAt: Date | string
}

export function googleCalendarLink({
  title,
  place,
  words,
  startsAt,
  endsAt,
}: CalendarEntry): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${compact(startsAt)}/${compact(endsAt)}`,
    details: words,
    location: place,
  })
  return `https://calendar.google.com/calendar/render?${query}`
}

export function outlookCalendarLink({ title, place, words, startsAt, endsAt }: CalendarEntry) {
  const query = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: new Date(startsAt).toISOString(),
    enddt: new Date(endsAt).toISOString(),
    body: words,
    location: place,
  })
  return `https://outlook.live.com/calendar/0/deeplink/compose?${query}`
}

/** 2026-11-18T13:30:00.000Z as 20261118T133000Z */
function compact(moment: Date | string): string {
  return new Date(moment).toISOString().replace(/[-:]|\.\d{3}/g, '')
}
