import type { Database } from '../database/client.server'
import { refreshProjectStatuses } from '../projects/queries.server'
import { refreshCities } from '../properties/look-ups/look-up-queries.server'
import { insertOfficeProperty } from '../properties/office/office-queries.server'
import { fromEdit } from '../properties/office/property-edit'
import { cleanText } from '../properties/stored/clean-words.server'
import { contentOf, decidedRow, decideProperty } from '../properties/stored/decide-property.server'
import { propertyNews } from '../properties/stored/property-news.server'
import { lockProperties } from '../properties/stored/write-queries.server'
import { lawGate } from './law-gate.server'
import { movedTo } from './property-states'
import { lacksOfProperty } from './publish-minimum'
import type { KindOfStock, Stock } from './stock-kind'

export const propertyKind: KindOfStock<Stock['property']> = {
  lock: lockProperties,
  contentOf,
  movedTo,
  lacks: lacksOfProperty,

  async edited(_tx, content, edit) {
    const description = cleanText(edit.texts.description, content.description)
    return fromEdit(content, { ...edit, texts: { ...edit.texts, description } })
  },

  async write(tx, { jobs }, known, decision) {
    const gate = await lawGate(tx, known, decidedRow(known, decision), decision.now)
    if (gate.isWithheld) return { outcome: 'withheld', missing: gate.missing }
    const isAsked = decision.asks && gate.isNewlyShown && gate.missing.length > 0
    if (isAsked) return { outcome: 'asked', missing: gate.missing }
    const { news, ...decided } = await decideProperty(tx, known, decision)
    if (touchesCounts(Object.keys(decided.after))) await refreshCounts(tx, decided.row)
    if (news.length > 0) await jobs.enqueue(tx, propertyNews, { changes: news })
    return { outcome: 'saved', ...decided, missing: gate.missing }
  },

  insert: insertOfficeProperty,
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
