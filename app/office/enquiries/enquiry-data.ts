import type { loadDecisions } from './load-decisions.server'
import type { loadEnquiry } from './load-enquiry.server'

/** What the page of an enquiry is drawn from. */
export type EnquiryData = Awaited<ReturnType<typeof loadEnquiry>>
export type Decisions = Awaited<ReturnType<typeof loadDecisions>>

/** What went wrong with a form of the page, as a key of its messages. */
export type TaskProblem = { key: string; field?: string; open?: string[] }
