import { visitorRecords } from '../appointments/visitor-queries.server'
import { seekerRecords } from '../demands/queries.server'
import type { OtherRecords } from '../enquiries/people/erase-person.server'
import { noticeRecords } from '../feed/notices/notice-queries.server'
import { closingRecords, contactRecords } from './record-queries.server'

/**
 * What we hold about a person besides their enquiries and letters, for whoever asks to see or to erase it.
 * In order: who bought a property is recognised by what they did with us, and the card goes last.
 */
export const personRecords = {
  closings: closingRecords,
  viewings: visitorRecords,
  demands: seekerRecords,
  notices: noticeRecords,
  contacts: contactRecords,
} satisfies OtherRecords
