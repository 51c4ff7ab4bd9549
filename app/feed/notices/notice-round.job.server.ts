import { job } from '../../jobs/job-queue.server'

/** Every minute: what is owed to a CRM, or is due again. */
export const noticeRound = job<Record<string, never>>('notice-round')
