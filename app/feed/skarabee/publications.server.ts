import type { Database } from '../../database/client.server'
import type { CrmRecord } from '../crm/crm'
import type { OwnCodes } from '../crm/own-codes'
import { shownOfSource } from '../crm/shown-ids.server'
import { isYes } from '../crm-mapping/yes-or-no'
import { UnreadableFeed } from '../reading/unreadable-feed'
import { childOf } from '../reading/xml-element'
import { askSkarabee, type TalkToSkarabee } from './ask-skarabee.server'
import { type Publication, readPublication } from './publication'
import { type Listed, listPublications } from './publication-lists.server'
import { recordOf } from './publication-record'

type Tools = {
  db: Database
  source: string
  talk: TalkToSkarabee
  withShared: boolean
  ownCodes: OwnCodes
  now: () => Date
}
export type Publications = ReturnType<typeof openPublications>

/** The lists of publications, and each of them by its id. */
export function openPublications({ db, source, talk, withShared, ownCodes, now }: Tools) {
  const ask = askSkarabee(talk)
  const list = (since: string | null, wish = { withShared }) =>
    listPublications(ask, { since, now: now(), ...wish })

  async function active(): Promise<Listed[]> {
    const found = await list(null)
    if (!found.some(({ kind }) => kind === 'property')) throw new UnreadableFeed('empty')
    return found
  }

  /** Undefined when Skarabee does not give it any more. */
  async function one(id: string): Promise<Publication | undefined> {
    const content = `<PublicationId>${id}</PublicationId>`
    const { result, errors } = await talk('GetPublication', content)
    if (errors.some(({ code }) => code === 'INVALID_PUBLICATION_ID')) return undefined
    if (!result || errors.length > 0) throw new UnreadableFeed('wrong-shape')
    const found = childOf(result, 'Publication')
    if (!found) return undefined
    const read = readPublication(found)
    if (read?.id !== id) throw new UnreadableFeed('wrong-shape')
    return read
  }

  async function recordsOf(ids: string[]): Promise<{ records: CrmRecord[]; absent: string[] }> {
    const records: CrmRecord[] = []
    const absent: string[] = []
    for (const id of ids) {
      const given = await one(id)
      const record = given && recordOf(given, ownCodes)
      if (record) records.push(record)
      if (!given) absent.push(id)
    }
    return { records, absent }
  }

  /**
   * One that is listed and not given has left meanwhile. When the list still has it, it is told in the
   * report; when that happens twice on a page, it is Skarabee that errs.
   */
  async function recordsListed(listed: Listed[]): Promise<CrmRecord[]> {
    const { records, absent } = await recordsOf(listed.map(({ id }) => id))
    if (absent.length === 0) return records
    const lost = (await active()).filter(({ id }) => absent.includes(id))
    if (lost.length > 1) throw new UnreadableFeed('unsteady')
    return [...records, ...lost.map(refusedRecord)]
  }

  async function isShownYet(id: string): Promise<boolean> {
    const values = (await one(id))?.values
    return isYes(values?.['Info.Enabled']) && isYes(values?.Active)
  }

  /**
   * A list that is short by one looks like a home that left. So each that is on the site and not on the
   * list is asked for: it is not given, or no longer enabled, or one of a colleague that we do not want.
   */
  async function proveGone(listed: Listed[]) {
    const known = new Set(listed.map(({ id }) => id))
    const given: string[] = []
    for (const id of await shownOfSource(db, source)) {
      if (!known.has(id) && (await isShownYet(id))) given.push(id)
    }
    if (given.length === 0) return
    const shared = withShared ? [] : await list(null, { withShared: true })
    const ofColleagues = new Set(shared.map(({ id }) => id))
    if (given.some((id) => !ofColleagues.has(id))) throw new UnreadableFeed('unsteady')
  }

  return { list, active, recordsOf, recordsListed, proveGone }
}

function refusedRecord({ id, kind }: Listed): CrmRecord {
  return { externalId: id, kind, record: { refused: 'Publication' }, leftOut: [] }
}
