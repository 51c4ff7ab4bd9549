import { limitFriends } from './limit-friends.server'
import { noteNewsletterWish } from './newsletter.server'
import type { AlsoDo } from './receive-enquiry.server'
import { noteDocumentRequests } from './request-documents.server'

/** What some forms do beside being stored, in the same transaction. */
export const alsoDo: Record<string, AlsoDo> = {
  'request-documents': noteDocumentRequests,
  'send-to-friend': limitFriends,
  'sign-newsletter': noteNewsletterWish,
}
