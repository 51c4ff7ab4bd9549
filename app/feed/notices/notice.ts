import type { Language } from '../../language/languages'
import { delayAfter, patience } from '../../mail/delivery'

/** What a source hears of: everything, what is about its own homes, or nothing. */
export const tellings = ['all', 'own', 'nothing'] as const
export type Tells = (typeof tellings)[number]

export type NoticeState = 'waiting' | 'taken' | 'failed' | 'never'

type Person = {
  firstName: string
  lastName: string
  email: string
  phone: string
  language: Language
}

/** What it is about, as the CRM names it. */
type About = { property: string | null; project: string | null }

type Told = { person: Person; about: About; words: string }

/** Somebody asked something. */
type EnquiryNotice = Told & { kind: 'enquiry' }

/** What somebody looks for and confirmed by mail, or stopped looking for. */
type DemandNotice = Told & {
  kind: 'demand'
  isWanted: boolean
  wish: {
    goal: 'sale' | 'rent'
    /** Our web ids. */
    types: number[]
    zips: string[]
    minPrice: number | null
    maxPrice: number | null
    minBedrooms: number | null
    minLiving: number | null
    hasGarden: boolean
    hasTerrace: boolean
    hasGarage: boolean
  }
}

/** Somebody comes to see a home, at another time, or not any more. */
type ViewingNotice = Told & {
  kind: 'viewing'
  startsAt: string
  endsAt: string
  isCancelled: boolean
}

/** Where visitors find a home that the CRM told us of; null once they do not. */
type AddressNotice = { kind: 'address'; about: About; url: string | null }

export type PersonalNotice = EnquiryNotice | DemandNotice | ViewingNotice
export type NoticeContent = PersonalNotice | AddressNotice
export type NoticeKind = NoticeContent['kind']
export type NoticeOf<Kind extends NoticeKind> = Extract<NoticeContent, { kind: Kind }>

/** What the office sees of a notice: where it stands, and not what it says. */
export type NoticeLine = {
  id: string
  kind: NoticeKind
  subject: string
  state: NoticeState
  attempts: number
  answer: string | null
  externalId: string | null
  owedAt: Date
  takenAt: Date | null
  hasContent: boolean
}

/** After a trouble on the way: later each time, for three days, as with letters. */
export function afterTrouble({ attempts, owedAt }: { attempts: number; owedAt: Date }, now: Date) {
  if (now.getTime() - owedAt.getTime() >= patience)
    return { state: 'failed', dueAt: undefined } as const
  const dueAt = new Date(now.getTime() + delayAfter(attempts))
  return { state: 'waiting', dueAt } as const
}

/** What a person at the other end finds it back by, and we before we write it again. */
export function markOf(kind: NoticeKind, subject: string): string {
  return `${kind} ${subject.slice(0, 8)}`
}
