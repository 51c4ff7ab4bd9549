import type messages from '../../language/messages/nl/appointments.json'
import type { Appointment } from '../appointment'
import type { NewsKind } from './news'

type Mails = (typeof messages)['mail']
export type LetterKey = {
  [Key in keyof Mails]: Mails[Key] extends { subject: string } ? Key : never
}[keyof Mails]

/** The same news is told in other words by who did what. */
export function letterKey(
  kind: NewsKind,
  { status, cancelledBy }: Pick<Appointment, 'status' | 'cancelledBy'>,
): LetterKey {
  if (kind === 'moved') return status === 'requested' ? 'moved-requested' : 'moved'
  if (kind !== 'cancelled') return kind
  if (cancelledBy === 'agency') return 'cancelled-agency'
  return cancelledBy === 'property-gone' ? 'cancelled-property-gone' : 'cancelled-visitor'
}

/** Told once: a letter has the name of its news. */
export function mailKeyOf(kind: NewsKind, appointmentId: string, sequence: number): string {
  return `visit-${kind}:${appointmentId}:${sequence}`
}

/** Letters whose enclosed file puts the viewing in a calendar, moves it or takes it out. */
export function hasCalendarFile(key: LetterKey): boolean {
  const isMade = key === 'confirmed' || key === 'place-told'
  return isMade || key.startsWith('moved') || key.startsWith('cancelled')
}

/** Letters to somebody who is expected, and so wants to know where. */
export function isAboutComing(key: LetterKey): boolean {
  return !key.startsWith('cancelled') && key !== 'offer-lapsed' && key !== 'feedback'
}

/** What the agent wants to hear at once; the rest is in the calendar. */
export function isAgentNews(
  kind: NewsKind,
  { cancelledBy }: Pick<Appointment, 'cancelledBy'>,
): kind is 'requested' | 'confirmed' | 'moved' | 'cancelled' {
  if (kind === 'cancelled') return cancelledBy !== 'agency'
  return kind === 'requested' || kind === 'confirmed' || kind === 'moved'
}
