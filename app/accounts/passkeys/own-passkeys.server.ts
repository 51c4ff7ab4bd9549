import type { Database } from '../../database/client.server'
import type { Account } from '../account'
import { noteOwnChange } from '../note-own-change.server'
import type { OwnPasskey } from './own-passkey'
import {
  countPasskeys,
  deletePasskey,
  listPasskeys,
  lockPasskey,
  updatePasskeyName,
} from './passkey-queries.server'

type Tools = { db: Database; now: () => Date }

export async function listOwnPasskeys(
  { db }: Pick<Tools, 'db'>,
  { id }: Pick<Account, 'id'>,
): Promise<OwnPasskey[]> {
  const found = await listPasskeys(db, id)
  return found.map(({ id, name, createdAt, usedAt }) => ({ id, name, createdAt, usedAt }))
}

export async function hasPasskey({ db }: Pick<Tools, 'db'>, { id }: Pick<Account, 'id'>) {
  return (await countPasskeys(db, id)) > 0
}

/** Nothing when it has that name, or is not theirs. */
export async function renamePasskey(
  { db, now }: Tools,
  account: Account,
  { id, name }: { id: string; name: string },
) {
  await db.transaction(async (tx) => {
    const before = await lockPasskey(tx, account.id, id)
    if (!before || before.name === name) return
    await updatePasskeyName(tx, id, name)
    const told = { before: { name: before.name }, after: { name } }
    await noteOwnChange(tx, account, now(), 'rename-passkey', told)
  })
}

/** The code stays as second factor. */
export async function removePasskey({ db, now }: Tools, account: Account, id: string) {
  await db.transaction(async (tx) => {
    const removed = await deletePasskey(tx, account.id, id)
    if (!removed) return
    const before = { name: removed.name }
    await noteOwnChange(tx, account, now(), 'remove-passkey', { before })
  })
}
