import type { Appointment } from '../appointment'

/** Whether street and number stand here, or else how they will reach the visitor. */
export type PlaceTold = 'here' | 'by-mail' | 'by-link' | 'on-confirming' | 'by-agent'

type ViewingState = Pick<Appointment, 'status' | 'placeToldAt'>
type Reader = {
  publishAddress: boolean
  /** Whoever reads a mail, or opened its link, has shown that the address is theirs. */
  isByMail: boolean
  /** The agency lets whoever opened that link read the place without a colleague. */
  isToldByLink: boolean
  /** A letter is no proof that its reader exists: only its link is. */
  isLetter?: boolean
}

/**
 * What the owner keeps private is told by a colleague, and then by mail only: anybody can book under
 * an invented address.
 */
export function placeTold({ status, placeToldAt }: ViewingState, reader: Reader): PlaceTold {
  if (reader.publishAddress) return 'here'
  if (status === 'requested') return 'on-confirming'
  if (status === 'held' && reader.isToldByLink) return 'by-link'
  if (status !== 'confirmed' && status !== 'done') return 'by-agent'
  if (!placeToldAt && !reader.isToldByLink) return 'by-agent'
  if (!placeToldAt) return reader.isByMail && !reader.isLetter ? 'here' : 'by-link'
  return reader.isByMail ? 'here' : 'by-mail'
}

/** Somebody is coming who does not know where yet. */
export function canPlaceBeTold(
  { status, placeToldAt, startsAt }: ViewingState & Pick<Appointment, 'startsAt'>,
  publishAddress: boolean,
  now: Date,
): boolean {
  return status === 'confirmed' && startsAt > now && !placeToldAt && !publishAddress
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
