import type { ZodType } from 'zod'
import type { Database } from '../../database/client.server'
import { projectEdit } from '../../projects/project-edit'
import { propertyEdit } from '../../properties/office/property-edit'
import type { Stock, StockKind } from '../stock-kind'
import { findUnsaved, type Whose } from './queries.server'

const edits: { [Kind in StockKind]: ZodType<Stock[Kind]['edit']> } = {
  property: propertyEdit,
  project: projectEdit,
}

/** What a colleague typed and did not save, as it would be saved; nothing while a part of it is wrong. */
export async function findTypedEdit<Kind extends StockKind>(
  db: Database,
  whose: Whose<Kind>,
): Promise<Stock[Kind]['edit'] | undefined> {
  const unsaved = await findUnsaved(db, whose)
  return unsaved && edits[whose.of.kind].safeParse(unsaved.typed).data
}
