import { pathTo } from '../language/path-to'
import { postMail } from '../mail/outbox.server'
import { listCardsById } from '../properties/queries.server'
import type { Criteria } from '../search/criteria'
import { criteriaQuery } from '../search/criteria-url'
import { namedChoices } from '../search/named-choices.server'
import { askToRenew } from './ask-to-renew.server'
import type { Frequency } from './demand'
import { demandToken } from './demand-links.server'
import { demandAddress } from './demand-pages'
import { changeLine, changesToTell } from './letters/change-line'
import { loadReasons } from './letters/load-reasons.server'
import { type Heard, writeNewsLetter } from './letters/news-letter.server'
import { type DemandRow, listDemandsWithNews, lockDemand, takeWaitingNews } from './queries.server'
import type { DemandTools } from './register-demand.server'
import { readStoredCriteria } from './stored-criteria'

/** More than this nobody reads in a letter; the rest is counted and linked. */
const shownInLetter = 8
const lettersAtOnce = 200

/**
 * Writes one letter with all that waits for a demand. The letter and the note that it was written are
 * one transaction: whatever dies in between, nobody hears twice and nothing is lost.
 */
export function mailDemand(tools: DemandTools, demandId: string) {
  return tools.db.transaction(async (tx) => {
    const demand = await lockDemand(tx, demandId)
    if (demand?.status !== 'active') return
    const inside = { ...tools, db: tx }
    const wish = readStoredCriteria(demand.criteria)
    if (!wish) return askToRenew(inside, demand)
    const waiting = await takeWaitingNews(tx, demandId, tools.now())
    const heard = await stillThere(inside, demand, { wish, waiting })
    const [first] = waiting
    // A piece of news is in one letter only, so the first one names the letter.
    const key = `demand-news:${demandId}:${first?.propertyId}:${first?.change}`
    if (heard.length > 0) await writeTo(inside, demand, { key, wish, heard })
  })
}

/** What was sold or hidden since it was found is not news any more. */
async function stillThere(
  tools: DemandTools,
  demand: DemandRow,
  { wish, waiting }: { wish: Criteria; waiting: Waiting[] },
): Promise<Heard[]> {
  const byProperty = Map.groupBy(waiting, ({ propertyId }) => propertyId)
  const ids = [...byProperty.keys()]
  const cards = await listCardsById(tools.db, ids, demand.language)
  const reasonsOf = await loadReasons(tools, wish, ids)
  return cards
    .filter(({ list }) => list === demand.list)
    .map((card) => ({
      card,
      reasons: reasonsOf(card.id),
      changes: changesToTell(byProperty.get(card.id) ?? []).map((each) => changeLine(each, card)),
    }))
}

type Waiting = Awaited<ReturnType<typeof takeWaitingNews>>[number]

type News = { key: string; wish: Criteria; heard: Heard[] }

async function writeTo(tools: DemandTools, demand: DemandRow, { key, wish, heard }: News) {
  const { origin } = tools
  const { language, person } = demand
  const token = demandToken(tools, demand.id)
  const links = {
    list: origin + pathTo(demand.list, language) + criteriaQuery(wish),
    change: demandAddress(origin, language, 'change', token),
    stop: demandAddress(origin, language, 'stop', token),
  }
  const letter = await writeNewsLetter({
    origin,
    language,
    wish,
    links,
    agency: tools.agency(),
    name: person.firstName,
    names: await namedChoices(tools.db, language),
    heard: heard.slice(0, shownInLetter),
    more: Math.max(0, heard.length - shownInLetter),
  })
  await postMail(tools.db, tools.jobs, {
    key,
    recipient: demand.email,
    ...letter,
    headers: {
      'List-Unsubscribe': `<${links.stop}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  })
}

/**
 * Everyone of this frequency for whom something waits, in pages. One letter that fails keeps nobody
 * else waiting: it is tried again with the job, and at the next round.
 */
export async function mailDemands(tools: DemandTools, frequency: Frequency) {
  let failure: unknown
  let ids: string[] = []
  do {
    ids = await listDemandsWithNews(tools.db, frequency, ids.at(-1) ?? null, lettersAtOnce)
    failure = (await mailEach(tools, ids)) ?? failure
  } while (ids.length === lettersAtOnce)
  if (failure) throw failure
}

/** People whom a colleague chose, whatever their frequency. */
export async function mailChosen(tools: DemandTools, { demandIds }: { demandIds: string[] }) {
  const failure = await mailEach(tools, demandIds)
  if (failure) throw failure
}

async function mailEach(tools: DemandTools, demandIds: string[]): Promise<unknown> {
  let failure: unknown
  for (const demandId of demandIds) {
    await mailDemand(tools, demandId).catch((error) => {
      failure = error
    })
  }
  return failure
}
