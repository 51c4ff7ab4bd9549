import type { Database } from '../../database/client.server'
import { propertyEdit } from '../../properties/office/property-edit'
import { findUnsaved, type Whose } from './queries.server'

/** What a colleague typed and did not save, as it would be saved; nothing while a part of it is wrong. */
export async function findTypedEdit(db: Database, whose: Whose) {
  const unsaved = await findUnsaved(db, whose)
  return unsaved && propertyEdit.safeParse(unsaved.typed).data
}
