import { hashPassword } from '../app/accounts/passwords/password-hash.server'
import { insertAccount } from '../app/accounts/queries.server'
import type { Database } from '../app/database/client.server'
import { demoSecret, demoStaff } from './staff/demo-staff'

/** An agent, an editor and a manager, with a second factor whose secret everyone may know. */
export async function plantDemoStaff(db: Database, now: Date) {
  for (const { password, ...colleague } of demoStaff) {
    const passwordHash = await hashPassword(password)
    await insertAccount(db, { ...colleague, passwordHash, totpSecret: demoSecret, createdAt: now })
  }
}
