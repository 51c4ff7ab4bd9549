import { missingMentions } from '../costs/legal-mentions'
import { loadRuleBook } from '../costs/rules/queries.server'
import type { Database } from '../database/client.server'
import { brusselsDay } from '../language/brussels-day'
import { advertisedOf } from '../properties/office/advertised'
import type { PropertyRow } from '../properties/stored/write-queries.server'

/** A property is kept off the site by what it did not lack before: old gaps do not block a small repair. */
export async function lawGate(tx: Database, known: PropertyRow, next: PropertyRow, now: Date) {
  const book = await loadRuleBook(tx)
  const lacks = (row: PropertyRow) => missingMentions(book, advertisedOf(row), brusselsDay(now))
  const isShown = ({ isPublished, hiddenAt }: PropertyRow) => isPublished && !hiddenAt
  const missing = lacks(next)
  const accepted = isShown(known) ? lacks(known).map(({ mention }) => mention) : []
  const isWithheld = missing.some(
    ({ mention, action }) => action === 'withhold' && !accepted.includes(mention),
  )
  const isNewlyShown = isShown(next) && !isShown(known)
  return { missing, isNewlyShown, isWithheld: isShown(next) && isWithheld }
}
