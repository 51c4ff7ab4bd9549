import { and, eq, ne, sql } from 'drizzle-orm'
import type { Database } from '../../database/client.server'
import type { Language } from '../../language/languages'
import { friendOptOuts, newsletterSubscribers } from '../tables.server'

export async function isOptedOut(db: Database, emailHash: string): Promise<boolean> {
  return (await db.$count(friendOptOuts, eq(friendOptOuts.emailHash, emailHash))) > 0
}

export async function optOut(db: Database, emailHash: string, askedAt: Date) {
  await db.insert(friendOptOuts).values({ emailHash, askedAt }).onConflictDoNothing()
}

type Asked = { email: string; firstName: string | null; language: Language; askedAt: Date }

/** Asking again changes nothing for who is on the list already. */
export async function askForNewsletter(tx: Database, asked: Asked) {
  await tx
    .insert(newsletterSubscribers)
    .values({ ...asked, email: asked.email.toLowerCase(), state: 'asked' })
    .onConflictDoUpdate({
      target: newsletterSubscribers.email,
      set: { state: 'asked', askedAt: asked.askedAt, language: asked.language },
      setWhere: sql`${newsletterSubscribers.state} <> 'confirmed'`,
    })
}

/** Who said yes just now; nobody when the yes was there already. */
export async function confirmSubscriber(db: Database, email: string, confirmedAt: Date) {
  const [row] = await db
    .update(newsletterSubscribers)
    .set({ state: 'confirmed', confirmedAt, leftAt: null })
    .where(
      and(
        eq(newsletterSubscribers.email, email.toLowerCase()),
        ne(newsletterSubscribers.state, 'confirmed'),
      ),
    )
    .returning()
  return row
}

export async function removeSubscriber(db: Database, email: string, leftAt: Date) {
  await db
    .update(newsletterSubscribers)
    .set({ state: 'left', leftAt })
    .where(eq(newsletterSubscribers.email, email.toLowerCase()))
}

export async function findSubscriber(db: Database, email: string) {
  const [row] = await db
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email.toLowerCase()))
  return row
}

/** Nobody is kept who never confirmed, or left. */
export async function forgetUnconfirmed(db: Database, before: Date) {
  await db
    .delete(newsletterSubscribers)
    .where(
      and(
        sql`${newsletterSubscribers.state} in ('asked', 'left')`,
        sql`greatest(${newsletterSubscribers.askedAt}, ${newsletterSubscribers.leftAt}) < ${before.toISOString()}`,
      ),
    )
}
