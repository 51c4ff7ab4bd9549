import type { loadContact } from './load-contact.server'

/** What the card is drawn from. */
export type ContactData = Awaited<ReturnType<typeof loadContact>>
export type HistoryLine = ContactData['history'][number]
