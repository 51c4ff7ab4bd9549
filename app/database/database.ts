import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'

/** The database or a transaction on it: every query takes one as its first argument. */
export type Database = PgDatabase<NodePgQueryResultHKT>
