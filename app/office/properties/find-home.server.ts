import { data } from 'react-router'
import { findProperty } from '../../properties/office/office-queries.server'
import { idFrom } from '../../properties/property-id'
import type { PropertyRow } from '../../properties/stored/write-queries.server'
import type { Office } from '../office.server'

export async function findOfficeProperty(
  { db }: Pick<Office, 'db'>,
  id: string,
): Promise<PropertyRow> {
  const known = idFrom(id)
  const row = known && (await findProperty(db, known))
  if (!row) throw data(null, { status: 404 })
  return row
}
