import type { Database } from '../database/client.server'
import { findProperty } from '../properties/office/office-queries.server'

export async function readProperty(db: Database, id: number) {
  const row = await findProperty(db, id)
  if (!row) throw new Error('no such home')
  return row
}
