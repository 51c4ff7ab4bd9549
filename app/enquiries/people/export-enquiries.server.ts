import type { Database } from '../../database/client.server'
import type { Language } from '../../language/languages'
import { messagesIn } from '../../language/messages.server'
import { findPropertiesForOffice } from '../../properties/letter-queries.server'
import { spreadsheetHead, spreadsheetRows } from '../../web/spreadsheet.server'
import type { EnquiryFilter } from '../enquiry-filter'
import { enquiryNumber } from '../enquiry-number'
import { messageOf } from '../message-of'
import { listEnquiriesBefore } from '../office-queries.server'
import type { Enquiry } from '../tables.server'

const atOnce = 500

const columns = [
  'number',
  'received',
  'form',
  'state',
  'assignee',
  'language',
  'firstName',
  'lastName',
  'email',
  'phone',
  'home',
  'message',
  'source',
] as const
type Column = (typeof columns)[number]

type Wish = {
  filter: EnquiryFilter
  language: Language
  colleagues: Map<string, string>
}

/** A portion at a time, however many there are. */
export async function* exportEnquiries(db: Database, { filter, language, colleagues }: Wish) {
  const t = messagesIn(language).getFixedT(language, 'office-enquiries')
  const say = messagesIn(language).getFixedT(language, 'enquiries')
  yield spreadsheetHead(columns.map((column) => t(`column.${column}`)))
  let last: number | undefined
  while (true) {
    const rows = await listEnquiriesBefore(db, filter, last, atOnce)
    const properties = await propertiesOf(db, rows)
    const cells = rows.map((row) => {
      const told: Record<Column, string> = {
        ...plainCells(row),
        form: say(`form.${row.form}.name` as 'form.site-contact.name'),
        state: t(`state.${row.state}`),
        assignee: colleagues.get(row.assigneeId ?? '') ?? '',
        home: properties.get(row.propertyId ?? 0) ?? '',
      }
      return columns.map((column) => told[column])
    })
    yield spreadsheetRows(cells)
    last = rows.at(-1)?.number
    if (rows.length < atOnce) return
  }
}

function plainCells(row: Enquiry) {
  const { answers } = row
  const text = (name: string) => String(answers[name] ?? '')
  return {
    number: enquiryNumber(row),
    received: row.receivedAt.toLocaleString('sv-SE', { timeZone: 'Europe/Brussels' }),
    language: row.language,
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: row.email,
    phone: text('phone'),
    message: messageOf(row),
    source: Object.values(row.source).join(' '),
  }
}

async function propertiesOf(db: Database, rows: Enquiry[]) {
  const ids = [...new Set(rows.flatMap(({ propertyId }) => propertyId ?? []))]
  const properties = await findPropertiesForOffice(db, ids)
  return new Map(properties.map(({ id, reference }) => [id, reference]))
}
