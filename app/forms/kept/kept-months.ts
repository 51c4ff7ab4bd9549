/**
 * How many months we keep what people give us. The forms promise it, the nightly cleaning does it, the
 * privacy page and who asks for their data are told it: no other file names a term.
 */
export const keptMonths = {
  question: 24,
  valuation: 24,
  viewing: 12,
  documents: 12,
  candidacy: 6,
  'rental-file': 3,
  /** What proves a sale, and whom the law on money laundering wants to be identified. */
  offer: 120,
  search: 24,
  newsletter: 1,
  job: 6,
  testimonial: 60,
  friend: 1,
  /** What a colleague wrote on the card of a contact, counted from the last time. */
  contact: 24,
  /** Letters repeat what a form said, so they stay no longer than the shortest promise made there. */
  letter: 1,
} as const

export type Kept = keyof typeof keptMonths
export const keptThings = Object.keys(keptMonths) as Kept[]
