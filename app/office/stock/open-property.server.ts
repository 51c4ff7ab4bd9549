import { missingMentions } from '../../costs/legal-mentions'
import { loadRuleBook } from '../../costs/rules/queries.server'
import { brusselsDay } from '../../language/brussels-day'
import { wholeAddress } from '../../properties/address'
import { contractOf } from '../../properties/contract'
import { advertisedOf } from '../../properties/office/advertised'
import { officeState } from '../../properties/office/office-list'
import { findProperty } from '../../properties/office/office-queries.server'
import { toEdit } from '../../properties/office/property-edit'
import { propertyTitle } from '../../properties/property-title'
import { contentOf } from '../../properties/stored/decide-property.server'
import type { PropertyRow } from '../../properties/stored/write-queries.server'
import { farFromTown } from '../../stock/far-from-town.server'
import { possibleStates } from '../../stock/property-states'
import { lacksOfProperty } from '../../stock/publish-minimum'
import type { Office } from '../office.server'
import type { OpenedStock } from './opened-stock'
import { isOnSite, propertyPathIn } from './property-paths.server'
import type { StockHead } from './stock-head'

export async function openProperty(office: Office, id: number): Promise<OpenedStock | undefined> {
  const { db, now } = office
  const row = await findProperty(db, id)
  if (!row) return undefined
  return {
    row,
    head: headOf(row, office),
    states: possibleStates(row),
    isOnSite: isOnSite(row),
    farFromTown: farOf(row),
    lacks: lacksOfProperty(row),
    values: () => toEdit(contentOf(row)),
    pathIn: () => propertyPathIn(db, row),
    missing: async () =>
      missingMentions(await loadRuleBook(db), advertisedOf(row), brusselsDay(now())),
  }
}

function farOf(row: PropertyRow): OpenedStock['farFromTown'] {
  const kilometres = farFromTown(row)
  return kilometres === undefined ? null : { city: row.city, kilometres }
}

function headOf(row: PropertyRow, { language, t }: Office): StockHead {
  const { id, reference, pictures, plans, documents } = row
  const takeOver = contractOf(row) === 'take-over' ? `${t('office-properties:take-over')} · ` : ''
  return {
    kind: 'property',
    id,
    state: officeState(row),
    isHidden: !row.isPublished,
    title: propertyTitle(row, language),
    lead: `${takeOver}${reference} · ${wholeAddress(row)}`,
    counts: {
      pictures: pictures.length,
      plans: plans.length,
      documents: documents.length,
    },
  }
}
