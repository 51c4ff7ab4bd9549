import type { BrowserContext } from '@playwright/test'
import type { StaffRole } from '../app/accounts/account'
import { findByEmail, insertAccount } from '../app/accounts/queries.server'
import { openSession } from '../app/accounts/session.server'
import { openDatabase } from '../app/database/client.server'
import { runningEmbeddedPostgres } from '../app/database/embedded-postgres.server'
import type { Language } from '../app/language/languages'

type Wish = { language?: Language; folder?: string; baseURL?: string; name?: string }

/**
 * Somebody of the office is signed in, second factor included. A session each: a code works once in
 * half a minute, and journeys cannot wait for that. One journey signs in as people do.
 */
export async function signInAs(
  context: BrowserContext,
  role: StaffRole,
  { language = 'nl', folder = 'data/journeys', baseURL, name = role }: Wish = {},
) {
  const url = runningEmbeddedPostgres(folder)
  if (!url) throw new Error(`no house is running in ${folder}`)
  const database = openDatabase(url, () => {})
  const { db } = database
  try {
    const email = `${name}-${language}@journeys.example`
    const now = () => new Date()
    await insertAccount(db, { email, name, role, language, createdAt: now() })
    const account = await findByEmail(db, email)
    if (!account) throw new Error(`${email} has no account`)
    const token = await openSession({ db, now }, account, 'journey', true)
    const port = process.env.JOURNEY_PORT ?? 3100
    const address = baseURL ?? `http://localhost:${port}`
    await context.addCookies([{ name: 'session', value: token, url: address, httpOnly: true }])
  } finally {
    await database.close()
  }
}
