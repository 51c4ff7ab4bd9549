import type { Database } from '../database/client.server'
import { noteChange } from '../journal/queries.server'
import { type Account, isStaff } from './account'

type Action =
  | 'set-password'
  | 'change-password'
  | 'set-factor'
  | 'add-passkey'
  | 'rename-passkey'
  | 'remove-passkey'

/** What somebody changed about their own access stands beside what the office changed. */
export async function noteOwnChange(
  tx: Database,
  account: Account,
  at: Date,
  action: Action,
  told: { before?: unknown; after?: unknown } = {},
) {
  const subject = { kind: isStaff(account) ? 'staff' : 'owner', id: account.id }
  await noteChange(tx, { by: account, at, subject, action, ...told })
}
