import { eq } from 'drizzle-orm'
import type { Database } from '../database/client.server'
import { movedPaths } from './moved-paths-tables.server'

export async function findMovedPath(db: Database, path: string): Promise<string | undefined> {
  const [row] = await db.select().from(movedPaths).where(eq(movedPaths.path, path))
  return row?.target
}

/**
 * To be called in the transaction that gives a page another address. Older addresses of the page
 * lead straight to the new one, and an address that is used again leads nowhere else.
 */
export async function rememberMove(db: Database, path: string, target: string) {
  if (path === target) return
  await db.update(movedPaths).set({ target }).where(eq(movedPaths.target, path))
  await db.delete(movedPaths).where(eq(movedPaths.path, target))
  await db
    .insert(movedPaths)
    .values({ path, target })
    .onConflictDoUpdate({ target: movedPaths.path, set: { target } })
}
