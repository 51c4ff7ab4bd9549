import type { Database } from '../../database/client.server'
import { knownProjects } from '../../projects/queries.server'
import { knownProperties } from '../../properties/stored/write-queries.server'
import type { CrmKind } from './crm'
import { knownIds } from './source-queries.server'

const readers = { property: knownProperties, project: knownProjects }

/** What a source has on the site now, as it names it. */
export async function shownOfSource(db: Database, source: string): Promise<string[]> {
  const known = await knownIds(db, source)
  const shownOf = async (kind: CrmKind) => {
    const ours = known.filter((each) => each.kind === kind)
    const rows = await readers[kind](
      db,
      ours.map(({ id }) => id),
    )
    const shown = new Set(rows.filter(({ hiddenAt }) => !hiddenAt).map(({ id }) => id))
    return ours.flatMap(({ id, externalId }) => (shown.has(id) ? [externalId] : []))
  }
  return [...(await shownOf('property')), ...(await shownOf('project'))]
}
