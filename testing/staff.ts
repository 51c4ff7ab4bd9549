import type { BrowserContext } from '@playwright/test'
import { sql } from 'drizzle-orm'
import type { StaffRole } from '../app/accounts/account'
import { findByEmail, insertAccount } from '../app/accounts/queries.server'
import { openSession } from '../app/accounts/sessions/session.server'
import type { Language } from '../app/language/languages'
import { inHouse, type Site, site } from './journey-site'

type Wish = { language?: Language; at?: Site; name?: string }

/**
 * Somebody of the office is signed in, second factor included. A session each: a code works once in
 * half a minute, and journeys cannot wait for that. One journey signs in as people do.
 */
export async function signInAs(
  context: BrowserContext,
  role: StaffRole,
  { language = 'nl', at = site, name = role }: Wish = {},
) {
  const token = await inHouse(async (db) => {
    const email = `${name}-${language}@journeys.example`
    const now = () => new Date()
    await insertAccount(db, { email, name, role, language, createdAt: now() })
    const account = await findByEmail(db, email)
    // Who has no password never accepted the invitation.
    const answered = sql`update accounts set password_hash = 'none' where email = ${email} and password_hash is null`
    await db.execute(answered)
    if (!account) throw new Error(`${email} has no account`)
    return openSession({ db, now }, account, { device: 'journey' }, true)
  }, at)
  await context.addCookies([{ name: 'session', value: token, url: at.address, httpOnly: true }])
}
