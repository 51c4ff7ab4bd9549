import type { Database } from '../../database/client.server'
import type { CallCrm } from '../crm/call-crm.server'
import type { Crm, CrmIds, CrmPage, CrmPlace } from '../crm/crm'
import { earlier, laterOf } from '../crm/crm-clock'
import type { OwnCodes } from '../crm/own-codes'
import { shownOfSource } from '../crm/shown-ids.server'
import { oweAddresses, oweDepartures, type ToldOf, toldOf } from '../notices/owe-addresses.server'
import { talkToSkarabee } from './ask-skarabee.server'
import type { Listed } from './publication-lists.server'
import { openPublications, type Publications } from './publications.server'
import * as codes from './skarabee-codes'
import type { SkarabeeCredentials } from './skarabee-credentials'
import { skarabeeFields, skarabeeProjectFields } from './skarabee-fields'
import { skarabeeWriting } from './skarabee-writing.server'

type Tools = {
  db: Database
  source: string
  call: CallCrm
  credentials: SkarabeeCredentials
  ownCodes: OwnCodes
  now: () => Date
  /** Where visitors find us; without it Skarabee does not hear where its homes are. */
  origin?: string
}

/** One call for each of them; who tries the connection waits for the first page only. */
const firstPage = 5
const perPage = 50

/** The agency's publications in Skarabee, and what Skarabee hears from us. */
export function openSkarabee(tools: Tools): Crm {
  const { db, source, credentials, ownCodes, now, origin } = tools
  const talk = talkToSkarabee(tools)
  const publications = openPublications({ ...tools, talk, withShared: credentials.withShared })
  /** What this reading told us of, for the feedback. */
  const told: ToldOf[] = []

  async function* read(wish: Parameters<Crm['read']>[0]): AsyncGenerator<CrmPage> {
    for await (const page of readListed(publications, wish, shownAmong)) {
      told.push(...page.records.map(toldOf))
      yield page
    }
  }

  async function shownAmong(listed: Listed[]): Promise<number> {
    if (listed.length === 0) return 0
    const shown = new Set(await shownOfSource(db, source))
    return listed.filter(({ id }) => shown.has(id)).length
  }

  return {
    tables: { fields: skarabeeFields, projects: skarabeeProjectFields, codes, own: ownCodes },
    read,
    readUntil: ({ top }: CrmPlace) => (typeof top === 'string' ? earlier(top) : null),
    hasLeavers: ({ gone }: CrmPlace) => Number(gone) > 0,
    async existing() {
      const active = await publications.active()
      await publications.proveGone(active)
      const ids: CrmIds = { property: [], project: [] }
      for (const { id, kind } of active) ids[kind].push(id)
      return ids
    },
    async *readThese(externalIds) {
      for (let at = 0; at < externalIds.length; at += perPage) {
        const { records } = await publications.recordsOf(externalIds.slice(at, at + perPage))
        told.push(...records.map(toldOf))
        yield { records, place: {} }
      }
    },
    async onApplied() {
      if (!origin) return
      await db.transaction(async (tx) => {
        await oweAddresses(tx, { source, origin, told, now: now() })
        await oweDepartures(tx, { source, now: now() })
      })
    },
    writeBack: skarabeeWriting(talk),
  }
}

/** What is listed, one by one; `gone` counts what is on the site and called inactive. */
async function* readListed(
  publications: Publications,
  { since, from }: Parameters<Crm['read']>[0],
  shownAmong: (listed: Listed[]) => Promise<number>,
): AsyncGenerator<CrmPage> {
  const listed = since === null ? await publications.active() : await publications.list(since)
  const active = listed.filter(({ isActive }) => isActive)
  // What changes while we read is newer than the list with which the reading began.
  const top = typeof from?.place.top === 'string' ? from.place.top : newest(listed, since)
  const seen = new Set(from?.seen)
  const asked = active.filter(({ id, modified }) => !seen.has(id) || isLater(modified, top))
  const gone = since === null ? 0 : await shownAmong(listed.filter(({ isActive }) => !isActive))
  const total = active.length
  for (let at = 0; at === 0 || at < asked.length; ) {
    const these = asked.slice(at, at + (at === 0 ? firstPage : perPage))
    const records = await publications.recordsListed(these)
    at += these.length || 1
    const offset = Math.min(total, total - asked.length + at)
    yield { records, place: { top, offset, total, gone } }
  }
  if (since === null) await publications.proveGone(active)
}

function newest(listed: Listed[], since: string | null): string | null {
  return listed.flatMap(({ modified }) => modified ?? []).reduce<string | null>(laterOf, since)
}

function isLater(moment: string | null, top: string | null): boolean {
  return moment !== null && top !== null && laterOf(top, moment) !== top
}
