import { type Missing, missingMentions } from '../costs/legal-mentions'
import { loadRuleBook } from '../costs/rules/queries.server'
import type { Database } from '../database/client.server'
import type { JobQueue } from '../jobs/job-queue.server'
import { noteChange } from '../journal/queries.server'
import { brusselsDay } from '../language/brussels-day'
import { refreshProjectStatuses } from '../projects/queries.server'
import { refreshCities } from '../properties/look-ups/look-up-queries.server'
import { advertisedOf } from '../properties/office/advertised'
import { contentOf, decidedRow, decideProperty } from '../properties/stored/decide-property.server'
import type { PropertyContent } from '../properties/stored/property-content'
import { propertyNews } from '../properties/stored/property-news.server'
import { lockProperties, type PropertyRow } from '../properties/stored/write-queries.server'

export type StockTools = { db: Database; jobs: JobQueue; now: () => Date }
export type Staff = { id: string; name: string }

type Change = {
  id: number
  /** The version that was looked at; left out by what can never collide, like one more picture. */
  version?: number
  by: Staff
  action: string
  decide: (content: PropertyContent) => PropertyContent | undefined
  giveBack?: string[]
}

export type Changed =
  | { outcome: 'saved'; row: PropertyRow; missing: Missing[] }
  | { outcome: 'stale'; row: PropertyRow }
  | { outcome: 'withheld'; missing: Missing[] }
  | { outcome: 'refused' }
  | { outcome: 'unknown' }

/** Every change of a property by the office: one transaction, and everybody who must know does. */
export function changeStockProperty(tools: StockTools, change: Change): Promise<Changed> {
  return tools.db.transaction((tx) => changePropertyIn(tx, tools, change))
}

export async function changePropertyIn(
  tx: Database,
  tools: Pick<StockTools, 'jobs' | 'now'>,
  { id, version, by, action, decide, giveBack }: Change,
): Promise<Changed> {
  const known = (await lockProperties(tx, [id])).get(id)
  if (!known) return { outcome: 'unknown' }
  if (version !== undefined && version !== known.version) return { outcome: 'stale', row: known }
  const content = decide(contentOf(known))
  if (!content) return { outcome: 'refused' }
  const now = tools.now()
  const missing = await gate(tx, known, decidedRow(known, { content, giveBack, now }), now)
  if (missing.isWithheld) return { outcome: 'withheld', missing: missing.after }

  const decided = await decideProperty(tx, known, { content, giveBack, now })
  if (touchesCounts(Object.keys(decided.after))) await refreshCounts(tx, decided.row)
  if (decided.news.length > 0) await tools.jobs.enqueue(tx, propertyNews, { changes: decided.news })
  const { before, after, row } = decided
  await noteChange(tx, {
    by,
    at: now,
    action,
    before,
    after,
    subject: { kind: 'property', id: `${id}` },
  })
  return { outcome: 'saved', row, missing: missing.after }
}

/** A property is kept off the site by what it did not lack before: old gaps do not block a small repair. */
async function gate(tx: Database, known: PropertyRow, next: PropertyRow, now: Date) {
  const book = await loadRuleBook(tx)
  const lacks = (row: PropertyRow) => missingMentions(book, advertisedOf(row), brusselsDay(now))
  const isShown = ({ isPublished, hiddenAt }: PropertyRow) => isPublished && !hiddenAt
  const after = lacks(next)
  const accepted = isShown(known) ? lacks(known).map(({ mention }) => mention) : []
  const isWithheld = after.some(
    ({ mention, action }) => action === 'withhold' && !accepted.includes(mention),
  )
  return { after, isWithheld: isShown(next) && isWithheld }
}

const counted = ['status', 'isPublished', 'goal', 'city', 'zip', 'countryId', 'countryName']
const shown = ['publishAddress', 'hideCity']

/** Towns and projects count what is on offer: most changes do not touch that. */
function touchesCounts(fields: string[]): boolean {
  const roots = fields.map((field) => field.split('.')[0] ?? '')
  return roots.some((root) => counted.includes(root) || shown.includes(root))
}

async function refreshCounts(tx: Database, { projectId }: { projectId: number | null }) {
  await refreshCities(tx)
  if (projectId !== null) await refreshProjectStatuses(tx)
}
