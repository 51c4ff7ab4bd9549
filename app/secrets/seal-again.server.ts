import { sql } from 'drizzle-orm'
import type { Database } from '../database/client.server'
import type { Vault } from './vault.server'

/** A column whose texts are encrypted, and the one that names its rows. */
export type SealedColumn = { table: string; name: string; column: string }

/**
 * What is not encrypted yet, or with an older key, is encrypted with the newest. A second node that
 * does the same waits for the rows, and finds nothing left to do.
 */
export async function sealAgain(
  db: Database,
  vault: Vault,
  columns: readonly SealedColumn[],
): Promise<number> {
  return db.transaction(async (tx) => {
    let count = 0
    for (const each of columns) count += await sealColumn(tx, vault, each)
    return count
  })
}

async function sealColumn(tx: Database, vault: Vault, each: SealedColumn): Promise<number> {
  const [table, name, column] = [each.table, each.name, each.column].map((part) =>
    sql.identifier(part),
  )
  const { rows } = await tx.execute<{ name: string; value: string }>(sql`
    select ${name}::text as name, ${column} as value from ${table}
    where ${column} is not null and not starts_with(${column}, ${vault.newestPrefix()})
    order by ${name} for update`)
  for (const row of rows) {
    const place = `${each.table}.${each.column}:${row.name}`
    const text = vault.isSealed(row.value) ? vault.open(row.value, place) : row.value
    const sealed = vault.seal(text, place)
    await tx.execute(
      sql`update ${table} set ${column} = ${sealed} where ${name}::text = ${row.name}`,
    )
  }
  return rows.length
}
