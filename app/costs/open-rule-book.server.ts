import type { Database } from '../database/client.server'
import { firstRuleBook } from './first-rule-book'
import { countRules, insertRules } from './queries.server'

/** A house without rules gets the first book; later changes are the agency's own. */
export function openRuleBook(db: Database) {
  return db.transaction(async (tx) => {
    if ((await countRules(tx)) === 0) await insertRules(tx, firstRuleBook)
  })
}
