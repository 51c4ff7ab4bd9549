import type { Database } from '../../database/client.server'
import { deleteSessionNamed, deleteSessionsOf, listSessions } from '../queries.server'
import { deviceName } from './device-name'
import { networkOf, type OwnSession } from './own-session'
import type { SignedIn } from './session.server'

type Tools = { db: Database; now: () => Date }
type Asker = Pick<SignedIn, 'account' | 'tokenHash'>

/** Where somebody is signed in, as seen from the network they are in now. */
export async function listOwnSessions(
  { db, now }: Tools,
  asker: Asker,
  place: string,
): Promise<OwnSession[]> {
  const found = await listSessions(db, asker.account.id, now())
  return found.map((session) => ({
    // Enough to tell them apart, too little to be worth anything.
    name: session.tokenHash.slice(0, 16),
    device: deviceName(session.device),
    network: networkOf(session.place, place),
    seenAt: session.seenAt,
    createdAt: session.createdAt,
    isThis: session.tokenHash === asker.tokenHash,
  }))
}

/** One of them by its name, or all but the one that asks. */
export async function endOwnSessions({ db }: Pick<Tools, 'db'>, asker: Asker, which: string) {
  if (which === 'others') await deleteSessionsOf(db, asker.account.id, asker.tokenHash)
  else await deleteSessionNamed(db, asker.account.id, which)
}
