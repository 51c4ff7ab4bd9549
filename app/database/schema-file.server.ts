import type pg from 'pg'
import { schemaText } from './schema-text.server'

export const schemaFile = 'app/database/schema.sql'

const head = `-- All that the migrations made, to be read: \`npm run schema\` writes it.`

export async function schemaFileText(client: pg.ClientBase): Promise<string> {
  await client.query('begin')
  const text = await schemaText(client, 'public')
  await client.query('rollback')
  return `${head}\n\n${text}`
}
