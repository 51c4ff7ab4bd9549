import { deleteSessionsOf, findByEmail, updateAccount } from '../app/accounts/queries.server'
import type { Database } from '../app/database/client.server'
import { demoOwners } from './owners/demo-owners'
import { demoStaff } from './staff/demo-staff'

const emails = [...demoStaff, ...demoOwners].map(({ email }) => email)

/** Those that let somebody in: their passwords stand in the README. */
async function openDemoAccounts(db: Database) {
  const found = await Promise.all(emails.map((email) => findByEmail(db, email)))
  return found.filter((account) => account !== undefined).filter(({ isActive }) => isActive)
}

/** What they did stays in the journal, so they stay there as names. */
export async function closeDemoAccounts(db: Database): Promise<number> {
  return db.transaction(async (tx) => {
    const open = await openDemoAccounts(tx)
    for (const { id } of open) {
      const nothing = { passwordHash: null, totpSecret: null, recoveryCodes: [] }
      await updateAccount(tx, id, { ...nothing, isActive: false })
      await deleteSessionsOf(tx, id)
    }
    return open.length
  })
}

type Wanted = { hasDemoAccounts: boolean; isPublic: boolean }

/** Whether there are any; a public site does not open with them, unless they were asked for by name. */
export async function checkDemoAccounts(db: Database, wanted: Wanted): Promise<boolean> {
  const isOpen = (await openDemoAccounts(db)).length > 0
  if (isOpen && wanted.isPublic && !wanted.hasDemoAccounts) throw new DemoAccountsOpen()
  return isOpen
}

/** The operator reads one line. */
export class DemoAccountsOpen extends Error {
  constructor() {
    super(
      'The demo accounts, whose passwords everyone can read, are open at an https address: close them with "npm run seed -- --close-accounts", or set SEED_DEMO_ACCOUNTS=yes.',
    )
  }
}
