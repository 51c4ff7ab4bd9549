import type { InferInsertModel } from 'drizzle-orm'
import type { Database } from '../database/client.server'
import { consentReceipts } from './tables.server'

export async function insertReceipt(
  db: Database,
  receipt: InferInsertModel<typeof consentReceipts>,
) {
  await db.insert(consentReceipts).values(receipt)
}
