import type { Database } from '../../database/client.server'
import type { CrmKind, CrmRecord } from '../crm/crm'
import { shownOfSource } from '../crm/shown-ids.server'
import { claimIds } from '../crm/source-queries.server'
import { addressesTold, putNotice } from './notice-queries.server'

/** What a reading told us of, and whether it has a page of its own on the site. */
export type ToldOf = {
  externalId: string
  kind: CrmKind
  project: string | null
  isShown: boolean
}
type Owed = { source: string; origin: string; told: ToldOf[]; now: Date }

const aboutOf = ({ externalId, kind }: Pick<ToldOf, 'externalId' | 'kind'>) => ({
  property: kind === 'property' ? externalId : null,
  project: kind === 'project' ? externalId : null,
})

/** A unit is found through its project. */
export function toldOf({ externalId, kind, record }: CrmRecord): ToldOf {
  const project = 'project' in record ? record.project : null
  const isShown = 'isPublished' in record && record.isPublished && project === null
  return { externalId, kind, project, isShown }
}

/**
 * Where visitors find what a CRM told us of: at the address without a language and without words, which
 * stays the same and leads to the page.
 */
export async function oweAddresses(tx: Database, { source, origin, told, now }: Owed) {
  for (const kind of ['property', 'project'] as const) {
    const shown = told.filter((each) => each.isShown && each.kind === kind)
    const ids = shown.map(({ externalId }) => externalId)
    const numbers = await claimIds(tx, source, kind, ids)
    for (const [externalId, id] of numbers) {
      const url = new URL(`/${kind}/${id}/`, origin).href
      const content = { kind: 'address' as const, about: aboutOf({ externalId, kind }), url }
      await putNotice(tx, { source, subject: `${id}`, content, now })
    }
  }
}

/** Of those that a CRM was told the address of, the ones that are on the site no more. */
export async function oweDepartures(tx: Database, { source, now }: Pick<Owed, 'source' | 'now'>) {
  const shown = new Set(await shownOfSource(tx, source))
  for (const { id, ...home } of await addressesTold(tx, source)) {
    if (shown.has(home.externalId)) continue
    const content = { kind: 'address' as const, about: aboutOf(home), url: null }
    await putNotice(tx, { source, subject: `${id}`, content, now })
  }
}
