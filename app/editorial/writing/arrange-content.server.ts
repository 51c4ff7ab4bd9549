import type { Writer } from '../../journal/journal'
import type { Page } from '../page'
import { placePage } from './arrange-pages.server'
import { placeContent, readContent } from './content-queries.server'
import { noteContent } from './publish-content.server'

type ArrangedKind = Parameters<typeof placeContent>[1]

/** Puts what stands in one list in another order. */
export async function arrangeContent(
  writer: Writer,
  { kind, id }: { kind: ArrangedKind; id: number },
  { before, after }: { before: number[]; after: number[] },
) {
  await writer.db.transaction(async (tx) => {
    await placeContent(tx, kind, after)
    await noteContent(tx, writer, kind, id, {
      action: 'arrange',
      before: { order: before },
      after: { order: after },
    })
  })
}

/** The modules of a page, from top to bottom. */
export async function orderedModules({ db }: Pick<Writer, 'db'>, pageId: number) {
  return (await readContent(db, 'module'))
    .filter((module) => module.pageId === pageId)
    .sort((one, other) => one.sort - other.sort || one.id - other.id)
}

export async function arrangeModules(
  writer: Writer,
  pageId: number,
  order: (ids: number[]) => number[],
) {
  await writer.db.transaction(async (tx) => {
    const before = (await orderedModules({ db: tx }, pageId)).map(({ id }) => id)
    const after = order(before)
    await placeContent(tx, 'module', after)
    await noteContent(tx, writer, 'page', pageId, {
      action: 'arrange',
      before: { modules: before },
      after: { modules: after },
    })
  })
}

type PlaceWish = Parameters<typeof placePage>[2] & { id: number }

/** Where to is decided on the menu as it is then, not as somebody saw it. */
export async function arrangePage(
  writer: Writer,
  wishIn: (pages: Page[]) => PlaceWish | undefined,
) {
  return writer.db.transaction(async (tx) => {
    const wish = wishIn(await readContent(tx, 'page'))
    if (!wish) return 'nowhere'
    const placed = await placePage(tx, wish.id, wish)
    if (placed.outcome === 'placed') {
      const { before, after } = placed
      await noteContent(tx, writer, 'page', wish.id, { action: 'arrange', before, after })
    }
    return placed.outcome
  })
}
