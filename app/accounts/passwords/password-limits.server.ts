import type { Database } from '../../database/client.server'
import { createLimit } from '../../web/limit.server'

const quarter = 15 * 60

/** Forms that cost a hash, or a look at the keys, and that somebody could send without end. */
export function passwordLimits(tools: { db: Database; now: () => Date }) {
  return {
    /** Keys that open nothing, from one place. A good key is never refused for the sake of others. */
    wrongKeys: createLimit(tools, { subject: 'wrong-key', tries: 30, seconds: quarter }),
    /** One good key, sent many times at once. */
    sameKey: createLimit(tools, { subject: 'same-key', tries: 10, seconds: quarter }),
    /** The password of somebody who is signed in. */
    proofs: createLimit(tools, { subject: 'proof', tries: 10, seconds: quarter }),
  }
}
