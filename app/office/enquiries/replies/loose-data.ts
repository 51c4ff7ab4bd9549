import type { loadLoose } from './load-loose.server'

/** A mail that waits for its enquiry, as its page shows it. */
export type LooseMailData = Awaited<ReturnType<typeof loadLoose>>[number]
