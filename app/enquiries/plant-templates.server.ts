import type { Database } from '../database/client.server'
import { insertTemplates } from './answers/template-queries.server'
import { firstTemplates } from './first-templates'

export async function plantTemplates(tx: Database) {
  await insertTemplates(tx, firstTemplates)
}
