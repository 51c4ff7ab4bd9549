import { judgeProperties } from '../../costs/rules/mentions-command.server'
import { contractOf, priceTerm } from '../../properties/contract'
import { officeWish } from '../../properties/office/office-list'
import { listForOffice } from '../../properties/office/office-list-queries.server'
import { propertyLists } from '../../properties/property-lists'
import { propertyTitle } from '../../properties/property-title'
import { listViews } from '../../stock/views/queries.server'
import type { Office } from '../office.server'
import { listDone } from './list/do-list-task.server'
import { viewQuery } from './list/view-query'

const lists = propertyLists.map(({ name }) => name)

export async function listProperties({ db, now, language, languages, staff }: Office, url: URL) {
  const wish = officeWish(url.searchParams, lists)
  if (wish.gap === 'mention') await judgeProperties({ db, now })
  const { rows, total, pages } = await listForOffice(db, wish, languages)
  return {
    wish,
    total,
    pages,
    lists,
    views: await listViews(db, staff.id),
    here: viewQuery(url),
    done: listDone(url),
    rows: rows.map((row) => ({
      ...row,
      term: row.priceCents === null ? null : priceTerm(contractOf(row)),
      title: propertyTitle({ ...row, publishAddress: true, hideCity: false }, language),
    })),
  }
}
