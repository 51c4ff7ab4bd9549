import type { Database } from '../../database/client.server'
import type { CrmRecord } from '../crm/crm'
import { putNotice } from '../notices/notice-queries.server'

type Owed = {
  source: string
  origin: string
  records: CrmRecord[]
  numbers: { externalId: string; kind: 'property' | 'project'; id: number }[]
  now: Date
}

/**
 * Where visitors find what a CRM told us of: at the address without a language and without words, which
 * stays the same and leads to the page. A unit is found through its project.
 */
export async function oweAddresses(tx: Database, { source, origin, records, numbers, now }: Owed) {
  const numberOf = new Map(numbers.map((each) => [`${each.kind} ${each.externalId}`, each.id]))
  for (const { externalId, kind, record } of records) {
    const id = numberOf.get(`${kind} ${externalId}`)
    if (!id || !isShown(record)) continue
    const about = {
      property: kind === 'property' ? externalId : null,
      project: kind === 'project' ? externalId : null,
    }
    const url = new URL(`/${kind}/${id}/`, origin).href
    const content = { kind: 'address' as const, about, url }
    await putNotice(tx, { source, subject: `${id}`, content, now })
  }
}

function isShown(record: CrmRecord['record']): boolean {
  if ('refused' in record || !record.isPublished) return false
  return !('project' in record) || record.project === null
}
