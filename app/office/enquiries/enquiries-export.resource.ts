import { Readable } from 'node:stream'
import { listStaff } from '../../accounts/staff-queries.server'
import { readEnquiryFilter } from '../../enquiries/enquiry-filter'
import { exportEnquiries } from '../../enquiries/people/export-enquiries.server'
import { noteChange } from '../../journal/queries.server'
import { brusselsDay } from '../../language/brussels-day'
import { spreadsheetHeaders } from '../../web/spreadsheet.server'
import { officeOf } from '../office.server'
import type { Route } from './+types/enquiries-export.resource'

/** The list as a spreadsheet. Personal data leaves the house, so the journal says who took it. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, now, staff, language } = officeOf(context)
  const filter = readEnquiryFilter(url.searchParams)
  const subject = { kind: 'enquiries', id: 'export' }
  await noteChange(db, { by: staff, at: now(), subject, action: 'export', after: filter })
  const colleagues = new Map((await listStaff(db)).map(({ id, name }) => [id, name]))
  const rows = exportEnquiries(db, { filter, language, colleagues })
  const body = Readable.toWeb(
    Readable.from(rows, { objectMode: false }),
  ) as ReadableStream<Uint8Array>
  return new Response(body, { headers: spreadsheetHeaders(`enquiries-${brusselsDay(now())}`) })
}
