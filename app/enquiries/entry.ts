/**
 * A line about an enquiry. `answer`: our letter. `reply`: what they said to it, by phone or by mail.
 * `auto-reply`: what a machine said in their place. `bounce`: our letter did not arrive. `note`: among
 * colleagues. The others are steps, each with what was decided.
 */
const entryKinds = [
  'answer',
  'reply',
  'auto-reply',
  'bounce',
  'note',
  'state',
  'assignee',
  'testimonial',
  'documents',
  'candidate',
  'offer',
] as const
export type EntryKind = (typeof entryKinds)[number]

/** Who did it, as the journal knows them. */
export type Colleague = { id: string; name: string }
