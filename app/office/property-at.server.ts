import { data } from 'react-router'
import { findPropertyLine } from '../properties/owned/property-line-queries.server'
import { idFrom } from '../properties/property-id'
import type { Office } from './office.server'

/** The property that a page is about. */
export async function propertyAt({ db }: Pick<Office, 'db'>, id: string) {
  const property = await findPropertyLine(db, idFrom(id) ?? 0)
  if (!property) throw data(null, { status: 404 })
  return property
}
