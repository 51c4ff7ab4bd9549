import { missingMentions } from '../../costs/legal-mentions'
import { loadRuleBook } from '../../costs/rules/queries.server'
import { brusselsDay } from '../../language/brussels-day'
import { advertisedOf } from '../../properties/office/advertised'
import { UnreadableFeed } from '../reading/unreadable-feed'
import type { CrmRecord, NeutralProperty } from './crm'
import { type OpenTools, openCrm } from './open-crm.server'
import type { FeedSourceRow } from './source-queries.server'
import type { Trial, TriedRecord } from './trial'

const most = 5

/** Logs in, counts, and shows the first few as they would come; nothing is stored. */
export async function trySource(tools: OpenTools, source: FeedSourceRow): Promise<Trial> {
  const crm = openCrm(source, tools)
  const book = await loadRuleBook(tools.db)
  const day = brusselsDay(tools.now())
  for await (const { records, place } of crm.read({ since: null })) {
    const first = records
      .slice(0, most)
      .map((each) => tried(each, (property) => missingOf(property, book, day)))
    return { total: Number(place.total ?? records.length), first }
  }
  throw new UnreadableFeed('empty')
}

type Book = Awaited<ReturnType<typeof loadRuleBook>>

function missingOf(property: NeutralProperty, book: Book, day: string): string[] {
  return missingMentions(book, advertisedOf(property), day).map(({ mention }) => mention)
}

function tried(
  { externalId, kind, record, leftOut }: CrmRecord,
  missing: (property: NeutralProperty) => string[],
): TriedRecord {
  const thing = { externalId, kind, missing: [] as string[], leftOut }
  if ('refused' in record) {
    const nothing = { title: {}, place: '', priceCents: null, pictures: 0 }
    return { ...thing, ...nothing, leftOut: [{ field: `${record.refused}`, problem: 'refused' }] }
  }
  return {
    ...thing,
    title: record.title,
    place: `${record.zip} ${record.city}`.trim(),
    priceCents: 'priceCents' in record ? record.priceCents : record.priceMinCents,
    pictures: record.pictures.length,
    missing: 'priceCents' in record ? missing(record) : [],
  }
}
