import { translated } from '../../language/translated'
import { contractOf } from '../../properties/contract'
import type { PropertyRow } from '../../properties/stored/write-queries.server'
import type { Office } from '../office.server'

type Reader = Pick<Office, 'language' | 't'>

export type PropertyHead = ReturnType<typeof propertyHead>

/** What every page about a property says above it. */
export function propertyHead(row: PropertyRow, { language, t }: Reader) {
  const { id, reference, street, houseNumber, zip, city, status, isPublished, hiddenAt } = row
  const { pictures, plans, documents, source } = row
  const title =
    translated(row.title, language) ||
    translated(row.title, 'nl') ||
    t('office-properties:list.nameless')
  return {
    id,
    reference,
    title,
    status,
    isPublished,
    hiddenAt,
    source,
    isTakeOver: contractOf(row) === 'take-over',
    place: [[street, houseNumber].filter(Boolean).join(' '), `${zip} ${city}`]
      .filter(Boolean)
      .join(', '),
    counts: {
      pictures: pictures.length,
      plans: plans.length,
      documents: documents.length,
    },
  }
}
