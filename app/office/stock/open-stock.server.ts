import { data } from 'react-router'
import { idFrom } from '../../properties/property-id'
import type { StockKind } from '../../stock/stock-kind'
import type { Office } from '../office.server'
import { openProject } from './open-project.server'
import { openProperty } from './open-property.server'
import type { OpenedStock } from './opened-stock'

export async function openStock(
  office: Office,
  kind: StockKind,
  asked: string,
): Promise<OpenedStock> {
  const id = idFrom(asked)
  const open = { property: openProperty, project: openProject }[kind]
  const found = id && (await open(office, id))
  if (!found) throw data(null, { status: 404 })
  return found
}
