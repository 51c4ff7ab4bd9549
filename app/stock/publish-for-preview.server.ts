import type { Database } from '../database/client.server'
import { contentOf, decidedRow } from '../properties/decide-property.server'
import { lockProperties, writeProperties } from '../properties/write-queries.server'

/** Makes a home show as if it were published. To be rolled back: nobody is told. */
export async function publishForPreview(tx: Database, propertyId: number, now: Date) {
  const known = (await lockProperties(tx, [propertyId])).get(propertyId)
  if (!known) return
  const content = contentOf(known)
  const status = content.status === 'withdrawn' ? ('available' as const) : content.status
  const shown = decidedRow(known, { content: { ...content, status, isPublished: true }, now })
  await writeProperties(tx, [{ ...shown, hiddenAt: null }])
}
