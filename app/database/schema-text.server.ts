import type pg from 'pg'
import {
  extensionsQuery,
  functionsQuery,
  sequencesQuery,
  tableLinesQuery,
  tableStatementsQuery,
  tablesQuery,
  viewsQuery,
} from './schema-queries.server'

/** A line or a statement, and what it belongs to. */
type SchemaPart = { name: string; text: string }

/**
 * A whole schema to read, out of PostgreSQL's own catalogues and without what extensions brought. To be
 * asked in a transaction: it sets the path, so that a schema is named only where it has to be.
 */
export async function schemaText(client: pg.ClientBase, schema: string): Promise<string> {
  await client.query("select set_config('search_path', $1, true)", [`${schema}, public`])
  const ask = async (query: string) => (await client.query<SchemaPart>(query, [schema])).rows
  const [lines, statements] = [await ask(tableLinesQuery), await ask(tableStatementsQuery)]
  const tables = (await ask(tablesQuery)).map(({ name, text }) => {
    const inside = lines.filter((line) => line.name === name).map((line) => `  ${line.text}`)
    const after = statements.filter((each) => each.name === name).map((each) => each.text)
    return [`${text} (\n${inside.join(',\n')}\n)`, ...after].map((each) => `${each};`).join('\n')
  })
  const texts = async (query: string) => (await ask(query)).map(({ text }) => text)
  const parts = [
    (await texts(extensionsQuery)).join('\n'),
    ...(await texts(sequencesQuery)),
    ...(await texts(functionsQuery)),
    ...tables,
    ...(await texts(viewsQuery)),
  ]
  return `${parts.map(withoutTrailingSpace).join('\n\n')}\n`
}

function withoutTrailingSpace(text: string): string {
  return text.replace(/[ \t]+$/gm, '').trim()
}
