import type { Database } from '../database/client.server'
import { pathTo } from '../language/path-to'
import { postMail } from '../mail/outbox.server'
import { listCardsById } from '../properties/queries.server'
import { criteriaQuery } from '../search/criteria-url'
import { namedChoices } from '../search/named-choices.server'
import { type Frequency, readStoredCriteria } from './demand'
import { demandToken } from './demand-links.server'
import { demandAddress } from './demand-pages'
import { demandMailDue } from './match-demands.server'
import { type Heard, writeNewsLetter } from './news-letter.server'
import {
  type DemandRow,
  listDemandsWithNews,
  listWaitingNews,
  lockDemand,
  markMailed,
} from './queries.server'
import type { DemandTools } from './register-demand.server'
import { writeRenewLetter } from './renew-letter.server'

/** More than this nobody reads in a letter; the rest is counted and linked. */
const shownInLetter = 8

/**
 * Writes one letter with all that waits for a demand. The letter and the note that it was written are
 * one transaction: whatever dies in between, nobody hears twice and nothing is lost.
 */
export function mailDemand(tools: DemandTools, { demandId }: { demandId: string }) {
  return tools.db.transaction(async (tx) => {
    const demand = await lockDemand(tx, demandId)
    if (demand?.status === 'unreadable') return askToRenew({ ...tools, db: tx }, demand)
    if (demand?.status !== 'active') return
    const waiting = await listWaitingNews(tx, demandId)
    if (waiting.length === 0) return
    await markMailed(tx, demandId, tools.now())
    const heard = await stillThere(tx, demand, waiting)
    if (heard.length > 0) await writeTo({ ...tools, db: tx }, demand, heard)
  })
}

/** What was sold or hidden since it was found is not news any more. */
async function stillThere(
  db: Database,
  demand: DemandRow,
  waiting: Awaited<ReturnType<typeof listWaitingNews>>,
): Promise<Heard[]> {
  const kinds = new Map(waiting.map(({ propertyId, kind }) => [propertyId, kind]))
  const cards = await listCardsById(db, [...kinds.keys()], demand.language)
  return cards
    .filter(({ list }) => list === demand.list)
    .flatMap((card) => {
      const kind = kinds.get(card.id)
      return kind ? [{ card, kind }] : []
    })
}

async function writeTo(tools: DemandTools, demand: DemandRow, heard: Heard[]) {
  const wish = readStoredCriteria(demand.criteria)
  if (!wish) return
  const { origin } = tools
  const { language, person } = demand
  const token = demandToken(tools, demand.id)
  const links = {
    list: origin + pathTo(demand.list, language) + criteriaQuery(wish),
    change: demandAddress(origin, language, 'change', token),
    stop: demandAddress(origin, language, 'stop', token),
  }
  const letter = await writeNewsLetter({
    ...{ origin, language, wish, links, agency: tools.agency(), name: person.firstName },
    names: await namedChoices(tools.db, language),
    heard: heard.slice(0, shownInLetter),
    more: Math.max(0, heard.length - shownInLetter),
  })
  await postMail(tools.db, tools.jobs, {
    key: `demand-news:${demand.id}:${tools.now().toISOString()}`,
    recipient: demand.email,
    ...letter,
    headers: {
      'List-Unsubscribe': `<${links.stop}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  })
}

/** Asked once: the letter's key is the demand itself. */
async function askToRenew(tools: DemandTools, demand: DemandRow) {
  const letter = await writeRenewLetter(tools, demand)
  const key = `demand-renew:${demand.id}`
  await postMail(tools.db, tools.jobs, { key, recipient: demand.email, ...letter })
}

/** Mornings: everyone of this frequency for whom something waits. */
export async function startDemandRound(
  tools: Pick<DemandTools, 'db' | 'jobs'>,
  frequency: Frequency,
) {
  for (const demandId of await listDemandsWithNews(tools.db, frequency)) {
    await tools.jobs.enqueue(tools.db, demandMailDue, { demandId })
  }
}
