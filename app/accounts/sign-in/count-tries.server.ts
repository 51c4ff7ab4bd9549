import type { Database } from '../../database/client.server'
import { countHit, createLimit, forgetHits } from '../../web/limit.server'
import type { Tries } from './judge-tries'

type Tools = { db: Database; now: () => Date }
type Try = { email: string; place: string }

const quarter = 15 * 60
const subjects = { address: 'sign-in-address', here: 'sign-in-here', place: 'sign-in-place' }

/** Counted before the password is compared: many at once are still many. */
export async function countTries({ db, now }: Tools, { email, place }: Try): Promise<Tries> {
  const count = (subject: string, who: string) =>
    countHit(db, { subject, who, seconds: quarter, now: now() })
  return {
    ofAddress: await count(subjects.address, email),
    ofAddressHere: await count(subjects.here, `${email} ${place}`),
    fromPlace: await count(subjects.place, place),
  }
}

/** Who got it right owes nothing for the tries before; the network still does. */
export async function forgiveTries({ db }: Tools, { email, place }: Try) {
  await forgetHits(db, { subject: subjects.address, who: email })
  await forgetHits(db, { subject: subjects.here, who: `${email} ${place}` })
}

/** A device that somebody signed in with is not held up by strangers, but neither is it trusted without end. */
export function deviceLimit(tools: Tools) {
  return createLimit(tools, { subject: 'sign-in-device', tries: 20, seconds: quarter })
}
