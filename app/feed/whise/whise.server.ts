import type { CallCrm } from '../crm/call-crm.server'
import type { Crm, CrmIds, CrmPage, CrmPlace } from '../crm/crm'
import { earlier, laterOf, momentIn } from '../crm/crm-clock'
import type { OwnCodes } from '../crm/own-codes'
import { askWhise, talkToWhise } from './ask-whise.server'
import { type EstatePage, estatePages } from './estate-pages.server'
import { isProject, recordOf } from './estate-record'
import * as codes from './whise-codes'
import type { WhiseCredentials } from './whise-credentials'
import { whiseFields, whiseProjectFields } from './whise-fields'
import type { KeptToken } from './whise-token.server'
import { whiseWriting } from './whise-writing.server'

type Tools = {
  call: CallCrm
  credentials: WhiseCredentials
  keptToken: KeptToken
  ownCodes: OwnCodes
  now: () => Date
}

/** Active, and shown on the agency's own site: online, of the month, realised, own site only. */
const published = { StatusIds: [1], DisplayStatusIds: [2, 3, 4, 5] }
const inFull = { ShowDetails: true, LanguageIds: ['nl-BE', 'fr-BE', 'en-GB', 'de-DE'] }
const atOnce = 50

/** The agency's estates in Whise, and what Whise hears from us. */
export function openWhise(tools: Tools): Crm {
  const talk = talkToWhise(tools)
  const ask = askWhise(talk)
  const { language } = tools.credentials

  async function* read({ since, from }: Parameters<Crm['read']>[0]): AsyncGenerator<CrmPage> {
    const changed = since ? { UpdateDateTimeRange: { Min: since } } : {}
    const filter = { ...published, ...inFull, ...changed }
    let top = typeof from?.place.top === 'string' ? from.place.top : since
    for await (const page of estatePages({ ask, filter, from })) {
      top = newest(page, top)
      const { offset, total, last } = page
      yield { ...pageOf(page), place: { top, offset, total, last } }
    }
  }

  function newest({ items }: EstatePage, top: string | null): string | null {
    const moments = items.flatMap(
      ({ updateDateTime = '' }) => momentIn(updateDateTime, tools.now()) ?? [],
    )
    return moments.reduce<string | null>(laterOf, top)
  }

  const pageOf = ({ items, isAnew }: EstatePage): CrmPage => ({
    records: items.map((estate) => recordOf(estate, language, tools.ownCodes)),
    place: {},
    isAnew,
  })

  return {
    tables: { fields: whiseFields, projects: whiseProjectFields, codes, own: tools.ownCodes },
    read,
    readUntil: ({ top }: CrmPlace) => (typeof top === 'string' ? earlier(top) : null),
    async existing() {
      const ids: CrmIds = { property: [], project: [] }
      for await (const { items, isAnew } of estatePages({ ask, filter: published })) {
        if (isAnew) Object.assign(ids, { property: [], project: [] })
        for (const estate of items) ids[isProject(estate) ? 'project' : 'property'].push(estate.id)
      }
      return ids
    },
    async *readThese(externalIds) {
      for (let at = 0; at < externalIds.length; at += atOnce) {
        const EstateIds = externalIds.slice(at, at + atOnce).map(asTold)
        const filter = { ...published, ...inFull, EstateIds }
        for await (const page of estatePages({ ask, filter })) yield pageOf(page)
      }
    },
    writeBack: whiseWriting(talk, tools.credentials),
  }
}

/** A number, as nearly all of them are. */
function asTold(externalId: string): string | number {
  return /^\d{1,15}$/.test(externalId) ? Number(externalId) : externalId
}
