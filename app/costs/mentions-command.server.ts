import type { Database } from '../database/client.server'
import { brusselsDay } from '../language/brussels-day'
import { advertisedOf } from '../properties/advertised'
import { listAdvertised } from '../properties/advertised-queries.server'
import { type Missing, missingMentions } from './legal-mentions'
import { loadRuleBook } from './queries.server'

type Tools = { db: Database; now: () => Date }
export type Lacking = { id: number; reference: string; missing: Missing[] }

/** Every home on offer that lacks a mention the law wants. */
export async function listLacking({ db, now }: Tools): Promise<Lacking[]> {
  const book = await loadRuleBook(db)
  const day = brusselsDay(now())
  const lacking: Lacking[] = []
  for (let after = 0; ; ) {
    const page = await listAdvertised(db, after, 500)
    for (const property of page) {
      const missing = missingMentions(book, advertisedOf(property), day)
      const { id, reference } = property
      if (missing.length > 0) lacking.push({ id, reference, missing })
    }
    const last = page.at(-1)
    if (!last) return lacking
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
