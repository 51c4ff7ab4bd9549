import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/client.server'
import { type DocumentRequestState, documentRequests } from '../tables.server'

type Request = {
  enquiryId: string
  propertyId: number
  documentId: number
  email: string
  state: DocumentRequestState
  createdAt: Date
}

const isUuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** How many of them were not asked for before by this person. */
export async function insertDocumentRequests(tx: Database, requests: Request[]): Promise<number> {
  if (requests.length === 0) return 0
  const rows = await tx
    .insert(documentRequests)
    .values(requests)
    .onConflictDoNothing()
    .returning({ id: documentRequests.id })
  return rows.length
}

export async function listDocumentRequests(db: Database, propertyId: number, email: string) {
  return db
    .select()
    .from(documentRequests)
    .where(
      and(
        eq(documentRequests.propertyId, propertyId),
        sql`lower(${documentRequests.email}) = ${email.toLowerCase()}`,
      ),
    )
}

export async function findDocumentRequest(db: Database, id: string) {
  if (!isUuid.test(id)) return undefined
  const [row] = await db.select().from(documentRequests).where(eq(documentRequests.id, id))
  return row
}

/** A decision is taken once. */
export async function decideDocumentRequests(
  tx: Database,
  ids: string[],
  state: 'sent' | 'refused',
  decidedAt: Date,
) {
  return tx
    .update(documentRequests)
    .set({ state, decidedAt })
    .where(and(inArray(documentRequests.id, ids), eq(documentRequests.state, 'waiting')))
    .returning()
}
