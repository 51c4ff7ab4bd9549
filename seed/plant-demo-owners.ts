import { hashPassword } from '../app/accounts/password-hash.server'
import { insertAccount } from '../app/accounts/queries.server'
import type { Database } from '../app/database/client.server'
import { brusselsDay } from '../app/language/brussels-day'
import { giveToOwner } from '../app/properties/owner-queries.server'
import { planHomes } from './homes/home-plan'
import { demoOwners, homesOfOwner } from './owners/demo-owners'

/** Three owners to look over the shoulder of; their history ends today, whenever today is. */
export async function plantDemoOwners(db: Database, now: Date) {
  const today = brusselsDay(now)
  const plans = planHomes(today)
  for (const owner of demoOwners) {
    const { email, name, language, password } = owner
    const passwordHash = await hashPassword(password)
    const account = await insertAccount(db, {
      ...{ email, name, language, passwordHash },
      ...{ role: 'owner' as const, createdAt: now },
    })
    if (!account) continue
    const homes = homesOfOwner(owner, plans, today)
    await giveToOwner(
      db,
      account.id,
      homes.map(({ id }) => id),
    )
  }
}
