import type { Database } from '../database/client.server'
import { failureOf } from './failure.server'

/**
 * Remembers what it last read, and answers with that while the database is away. For what stands around
 * a page: a form that could not be stored must still be shown.
 */
export function lastKnown<Value>(read: (db: Database) => Promise<Value>) {
  let last: { value: Value } | undefined
  return async (db: Database): Promise<Value> => {
    try {
      last = { value: await read(db) }
    } catch (error) {
      if (!last || failureOf(error) !== 'outage') throw error
    }
    return last.value
  }
}
