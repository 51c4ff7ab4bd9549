import type { CallCrm } from '../crm/call-crm.server'
import type { Crm, CrmPage, CrmPlace } from '../crm/crm'
import { earlier, laterOf, momentIn } from '../crm/crm-clock'
import type { OwnCodes } from '../crm/own-codes'
import { UnreadableFeed } from '../reading/unreadable-feed'
import { askOmnicasa, talkToOmnicasa } from './ask-omnicasa.server'
import type { ToldItem } from './item'
import { itemPages } from './item-pages.server'
import { isPublicProject } from './item-project'
import { projectRecord, propertyRecord } from './item-record'
import { leadingOf } from './item-texts'
import * as codes from './omnicasa-codes'
import { askedStatuses } from './omnicasa-codes'
import type { OmnicasaCredentials } from './omnicasa-credentials'
import { omnicasaFields, omnicasaProjectFields } from './omnicasa-fields'
import { omnicasaWriting } from './omnicasa-writing.server'

type Tools = {
  call: CallCrm
  credentials: OmnicasaCredentials
  ownCodes: OwnCodes
  now: () => Date
}

const atOnce = 50

/** The agency's properties and projects in Omnicasa, and what Omnicasa hears from us. */
export function openOmnicasa({ call, credentials, ownCodes, now }: Tools): Crm {
  const talk = talkToOmnicasa({ call, credentials })
  const ask = askOmnicasa(talk)
  const { language: own, siteId, showsAddresses, withoutProjects } = credentials
  const agency = { language: own, showsAddresses }
  const ours = siteId ? { SiteID: siteId } : {}
  const published = { ...ours, Status: askedStatuses, IncludePriceZero: true }
  const properties = { ask, method: 'GetPropertyList' as const, own }

  async function* read({ since, from }: Parameters<Crm['read']>[0]): AsyncGenerator<CrmPage> {
    let place: CrmPlace = from?.place ?? { list: 'property', top: since }
    if (place.list !== 'project') {
      const changed = since ? { ChangeSince: since.replace('T', ' ') } : {}
      const filter = { ...published, IsRemovedFontFamily: true, ...changed }
      for await (const page of itemPages({ ...properties, filter, from })) {
        const { items, total, offset, last, isAnew } = page
        if (since === null && total === 0) throw new UnreadableFeed('empty')
        place = { list: 'property', top: newest(items, place.top), offset, total, last }
        yield { records: recordsOf(items), place, isAnew }
      }
    }
    const records = (await publicProjects()).map((item) => projectRecord(item, agency))
    yield { records, place: { ...place, list: 'project' } }
  }

  const recordsOf = (items: ToldItem[]) =>
    items.map((item) => propertyRecord(item, agency, ownCodes))

  /** There are few, and nothing says which of them changed: all of them, together. */
  async function publicProjects(isBare = false): Promise<ToldItem[]> {
    if (withoutProjects) return []
    const wish = { ask, method: 'GetProjectList' as const, own, filter: ours, isBare }
    return (await wholeList(wish)).filter((item) => isPublicProject(item, agency))
  }

  function newest(items: ToldItem[], top: CrmPlace[string] | undefined): string | null {
    const moments = items.flatMap((item) => {
      const told = leadingOf(item, agency).values.LastChangedDate
      return momentIn(String(told ?? ''), now()) ?? []
    })
    return moments.reduce<string | null>(laterOf, typeof top === 'string' ? top : null)
  }

  return {
    tables: {
      fields: omnicasaFields,
      projects: omnicasaProjectFields,
      codes,
      own: ownCodes,
      agency,
    },
    read,
    readUntil: ({ top }: CrmPlace) => (typeof top === 'string' ? earlier(top) : null),
    async existing() {
      const filter = { ...published, DisplayFields: 'ID,LastChangedDate' }
      const listed = await wholeList({ ...properties, filter, isBare: true })
      if (listed.length === 0) throw new UnreadableFeed('empty')
      const projects = await publicProjects(true)
      return { property: listed.map(({ id }) => id), project: projects.map(({ id }) => id) }
    },
    async *readThese(externalIds) {
      for (let at = 0; at < externalIds.length; at += atOnce) {
        const asked = externalIds.slice(at, at + atOnce)
        const filter = { ...published, IsRemovedFontFamily: true, IDs: asked.join(',') }
        for await (const { items } of itemPages({ ...properties, filter })) {
          // Others than those we asked for: the question was not understood.
          if (items.some(({ id }) => !asked.includes(id))) throw new UnreadableFeed('wrong-shape')
          yield { records: recordsOf(items), place: {} }
        }
      }
    },
    writeBack: omnicasaWriting(talk, credentials),
  }
}

async function wholeList(wish: Parameters<typeof itemPages>[0]): Promise<ToldItem[]> {
  const found: ToldItem[] = []
  for await (const { items, isAnew } of itemPages(wish)) {
    if (isAnew) found.length = 0
    found.push(...items)
  }
  return found
}
