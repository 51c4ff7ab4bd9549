import type { Database } from '../../database/client.server'
import { createLimit } from '../../web/limit.server'

const quarter = 15 * 60

/** Nobody guesses a signature; these keep somebody from asking and answering without end. */
export function passkeyLimits(tools: { db: Database; now: () => Date }) {
  return {
    /** Challenges to one network, an office of colleagues included. */
    challenges: createLimit(tools, { subject: 'passkey-challenge', tries: 100, seconds: quarter }),
    /** Answers of one network to sign in, forgiven by a good one. */
    signIns: createLimit(tools, { subject: 'passkey-sign-in', tries: 30, seconds: quarter }),
    /** Answers after the password of one account. */
    codes: createLimit(tools, { subject: 'passkey-code', tries: 10, seconds: quarter }),
  }
}
