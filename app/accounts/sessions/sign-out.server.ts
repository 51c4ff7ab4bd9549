import type { Database } from '../../database/client.server'
import { deleteSession, deleteSessionsOf } from '../queries.server'
import type { SignedIn } from './session.server'

export async function signOut(
  { db }: { db: Database },
  { account, tokenHash }: Pick<SignedIn, 'account' | 'tokenHash'>,
  isEverywhere: boolean,
) {
  if (isEverywhere) await deleteSessionsOf(db, account.id)
  else await deleteSession(db, tokenHash)
}
