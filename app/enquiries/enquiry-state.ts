export const enquiryStates = ['new', 'in-hand', 'done', 'spam'] as const
export type EnquiryState = (typeof enquiryStates)[number]

/** What still asks for somebody's attention. */
export const openStates: readonly EnquiryState[] = ['new', 'in-hand']
