import { globSync } from 'node:fs'
import path from 'node:path'
import { getTableColumns, getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'

const { db } = await openTestDatabase()

const files = globSync('app/**/*tables.server.ts').map((file) => path.resolve(file))
const modules = await Promise.all(files.map((file) => import(/* @vite-ignore */ file)))
const tables = modules
  .flatMap((module) => Object.values(module))
  .filter((each) => is(each, PgTable))

test.each(tables.map((table) => [getTableName(table), table] as const))(
  'the migrations made %s as the code describes it',
  async (name, table) => {
    const described = Object.values(getTableColumns(table)).map((column) => ({
      name: column.name,
      type: column.getSQLType().replace(/\(.*\)/, ''),
      notNull: column.notNull,
    }))
    const { rows } = await db.execute<{ name: string; type: string; notNull: boolean }>(sql`
      select attname as name, regexp_replace(format_type(atttypid, null), '\\(.*\\)', '') as type,
        attnotnull as "notNull"
      from pg_attribute
      where attrelid = to_regclass(${name}) and attnum > 0 and not attisdropped`)
    const byName = (one: { name: string }, other: { name: string }) =>
      one.name.localeCompare(other.name)
    expect(rows.map(plainType).sort(byName)).toEqual(described.map(plainType).sort(byName))
  },
)

/** PostgreSQL and Drizzle have two names for some types. */
function plainType(column: { name: string; type: string; notNull: boolean }) {
  const same: Record<string, string> = {
    'timestamp with time zone': 'timestamptz',
    serial: 'integer',
    bigserial: 'bigint',
    'character varying': 'varchar',
  }
  const type = column.type.replace('timestamp with time zone', 'timestamptz')
  return { ...column, type: same[type] ?? type }
}
