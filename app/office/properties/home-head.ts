import { translated } from '../../language/translated'
import { contractOf } from '../../properties/contract'
import type { PropertyRow } from '../../properties/stored/write-queries.server'
import type { OfficeVisit } from '../office.server'

type Reader = Pick<OfficeVisit, 'language' | 't'>

export type HomeHead = ReturnType<typeof homeHead>

/** What every page about a home says above it. */
export function homeHead(row: PropertyRow, { language, t }: Reader) {
  const { id, reference, street, houseNumber, zip, city, status, isPublished, hiddenAt } = row
  const { pictures, plans, documents, source } = row
  const title =
    translated(row.title, language) ||
    translated(row.title, 'nl') ||
    t('office-properties:list.nameless')
  return {
    ...{ id, reference, title, status, isPublished, hiddenAt, source },
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
