import type { Database } from '../../database/client.server'
import { languages } from '../../language/languages'
import { slug } from '../../language/slug'
import { type Translatable, translated } from '../../language/translated'
import { contentKinds } from './content-kinds.server'
import { addContent, findContent, readContent } from './content-queries.server'
import { goneReferences } from './edit-content.server'
import {
  type EditedKind,
  editedSchemas,
  hasDrafts,
  type Issue,
  type Values,
} from './edited-content'

type Added =
  | { outcome: 'added'; id: number; after: object }
  | { outcome: 'invalid'; issues: Issue[] }

/** Where something new belongs: a page below another, a module in its page. */
export type NewPlace = { parentId?: number | null; pageId?: number }

/** In a transaction. Something new is seen by nobody until it is published; it comes last in its list. */
export async function createContent(
  tx: Database,
  kind: EditedKind,
  value: Values,
  place: NewPlace = {},
): Promise<Added> {
  const parsed = editedSchemas[kind].safeParse(value)
  if (!parsed.success) return { outcome: 'invalid', issues: parsed.error.issues }
  const gone = await goneReferences(tx, parsed.data)
  if (gone.length > 0) return { outcome: 'invalid', issues: gone }
  const all = (await readContent(tx, kind)) as { id: number; sort?: number; name?: unknown }[]
  const last = Math.max(-1, ...all.map(({ sort = 0 }) => sort))
  const row = {
    ...parsed.data,
    ...(hasDrafts(kind) ? { status: 'draft' } : {}),
    ...('sort' in contentKinds[kind].schema.shape ? { sort: last + 1 } : {}),
    ...placed(kind, parsed.data, place, all),
  }
  const added = await addContent(tx, kind, [row as never])
  if (added.outcome === 'invalid') throw new Error(added.complaint)
  const [id = 0] = added.ids
  return { outcome: 'added', id, after: (await findContent(tx, kind, id)) ?? {} }
}

function placed(kind: EditedKind, value: Values, place: NewPlace, all: { name?: unknown }[]) {
  if (kind === 'module') return { pageId: place.pageId }
  if (kind !== 'page') return {}
  const { title } = value.params as { title: Translatable }
  const first = languages.map((language) => translated(title, language)).find(Boolean) ?? ''
  const names = all.map(({ name }) => name)
  const name = freeName(slug(first).slice(0, 70), names)
  return { name, path: `/${name}/`, parentId: place.parentId ?? null }
}

/** Pages are known by a name of their own, also when two have the same title. */
function freeName(wish: string, taken: unknown[]): string {
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? wish : `${wish}-${count}`
    if (!taken.includes(name)) return name
  }
}
