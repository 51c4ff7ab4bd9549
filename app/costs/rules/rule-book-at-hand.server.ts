import type { Database } from '../../database/client.server'
import { createVersionedCache } from '../../web/versioned-cache'
import { loadRuleBook } from './queries.server'
import type { RuleBook } from './rule-book'

const recall = createVersionedCache(1)

/** The rule book, read once until it changes. */
export function ruleBookAtHand(site: { db: Database; contentVersion: number }): Promise<RuleBook> {
  return recall(site.contentVersion, 'rules', () => loadRuleBook(site.db))
}
