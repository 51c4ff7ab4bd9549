import type { Database } from '../../database/client.server'
import { brusselsDay } from '../../language/brussels-day'
import { advertisedOf } from '../../properties/office/advertised'
import {
  listJudgedLacking,
  listUnjudged,
  saveJudgements,
} from '../../properties/office/advertised-queries.server'
import { gateOn, judgedUntil, type Missing, missingMentions } from '../legal-mentions'
import { loadRuleBook } from './queries.server'

type Tools = { db: Database; now: () => Date }
export type Lacking = { id: number; reference: string; missing: Missing[] }

/** Every property on offer that lacks a mention the law wants. */
export async function listLacking(tools: Tools): Promise<Lacking[]> {
  await judgeProperties(tools)
  return (await listJudgedLacking(tools.db)) as Lacking[]
}

/** Looks at the properties that changed, or that the rules or the day may have changed: mostly none. */
export async function judgeProperties({ db, now }: Tools) {
  const book = await loadRuleBook(db)
  const day = brusselsDay(now())
  const rules = gateOn(book, day)
  for (let after = 0; ; ) {
    const page = await listUnjudged(db, { rules, day }, after, 500)
    const last = page.at(-1)
    if (!last) return
    const judgements = page.map(({ id: propertyId, version, ...property }) => {
      const advertised = advertisedOf(property)
      const missing = missingMentions(book, advertised, day)
      return { propertyId, version, rules, goodUntil: judgedUntil(advertised, day), missing }
    })
    await saveJudgements(db, judgements)
    after = last.id
  }
}

/** `npm run mentions`: what is missing in which advertisement. */
export async function mentionsCommand(tools: Tools): Promise<string> {
  const lacking = await listLacking(tools)
  if (lacking.length === 0) return 'Every advertisement says what the law wants.'
  return lacking
    .map(({ id, reference, missing }) => {
      const words = missing.map(({ mention, action }) =>
        action === 'withhold' ? `${mention} (kept off the site)` : mention,
      )
      return `${id} ${reference}: ${words.join(', ')}`
    })
    .join('\n')
}
