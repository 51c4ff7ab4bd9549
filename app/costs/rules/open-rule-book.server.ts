import type { Database } from '../../database/client.server'
import { forgetJudgements } from '../../properties/office/advertised-queries.server'
import { firstRuleBook } from './first-rule-book'
import { insertRules, listRules } from './queries.server'

/** A house without a rule gets it from the first book; what is there already is the agency's own. */
export function openRuleBook(db: Database) {
  return db.transaction(async (tx) => {
    const known = new Set((await listRules(tx)).map(({ rule }) => rule))
    await insertRules(
      tx,
      firstRuleBook.filter(({ rule }) => !known.has(rule)),
    )
    // This release may look at homes in another way than the one before.
    await forgetJudgements(tx)
  })
}
