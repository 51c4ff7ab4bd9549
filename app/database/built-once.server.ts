import type { Database } from './client.server'

/**
 * A query that is built once for a database, with placeholders for what differs: building a wide one
 * takes longer than asking it. It has no name, so a pooler may stand between.
 */
export function builtOnce<Query>(build: (db: Database) => { prepare: (name: string) => Query }) {
  const built = new WeakMap<Database, Query>()
  return (db: Database): Query => {
    const known = built.get(db)
    if (known) return known
    const query = build(db).prepare('')
    built.set(db, query)
    return query
  }
}
