import type { Database } from '../database/client.server'
import { firstPropertyTypes } from './first-property-types'
import { savePropertyTypes } from './look-ups/look-up-queries.server'

export async function plantPropertyTypes(tx: Database) {
  await savePropertyTypes(tx, firstPropertyTypes)
}
