import type { Kept } from '../forms/kept/kept-months'

export const noteKinds = ['call', 'mail', 'note'] as const
export type NoteKind = (typeof noteKinds)[number]

/** Where else a person may be spoken of. */
export type TraceKind = 'enquiry' | 'demand' | 'viewing' | 'waiting' | 'owner'

export const contactRoles = ['seeker', 'owner', 'candidate'] as const
export type ContactRole = (typeof contactRoles)[number]

type Named = { firstName: string; lastName: string; email: string; phone: string }

/** What a card is called: the name, or what else we know. */
export function contactName({ firstName, lastName, email, phone }: Named): string {
  return `${firstName} ${lastName}`.trim() || email || phone
}

type Trace = {
  kind: TraceKind
  /** As what an enquiry is kept; without a form that we know, as nothing. */
  kept?: Kept | undefined
  isAboutProperty: boolean
}

const keptAs: Partial<Record<Kept, ContactRole>> = {
  valuation: 'owner',
  candidacy: 'candidate',
  'rental-file': 'candidate',
  offer: 'seeker',
  documents: 'seeker',
  viewing: 'seeker',
}

/** What somebody is to us, by what they did: each role once. */
export function rolesOf(traces: Trace[]): ContactRole[] {
  const found = new Set(traces.flatMap((trace) => roleIn(trace) ?? []))
  return contactRoles.filter((role) => found.has(role))
}

function roleIn({ kind, kept, isAboutProperty }: Trace): ContactRole | undefined {
  if (kind === 'owner') return 'owner'
  if (kind !== 'enquiry') return 'seeker'
  const role = kept && keptAs[kept]
  return role ?? (kept === 'question' && isAboutProperty ? 'seeker' : undefined)
}
