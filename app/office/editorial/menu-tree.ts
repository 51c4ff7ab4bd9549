import type { Page } from '../../editorial/page'

type Place = { parentId: number | null; position: number }
export type TreeNode = {
  id: number
  name: string
  state: 'published' | 'changed' | 'new' | 'off'
  isInMenu: boolean
  children: TreeNode[]
}

type Placed = Pick<Page, 'id' | 'parentId' | 'sort'>

/**
 * Where a step takes a page: up and down among its neighbours, in under the one above it, out beside
 * its parent. Undefined when there is nowhere to go.
 */
export function placeAfter(pages: Placed[], move: string): (Place & { id: number }) | undefined {
  const [verb, number] = move.split(':')
  const id = Number(number)
  const page = pages.find((each) => each.id === id)
  if (!page) return undefined
  const siblings = childrenIn(pages, page.parentId)
  const at = siblings.findIndex((each) => each.id === id)
  const above = siblings[at - 1]
  const parent = pages.find((each) => each.id === page.parentId)
  switch (verb) {
    case 'up':
      return above && { id, parentId: page.parentId, position: at - 1 }
    case 'down':
      return siblings[at + 1] && { id, parentId: page.parentId, position: at + 1 }
    case 'in':
      return above && { id, parentId: above.id, position: childrenIn(pages, above.id).length }
    case 'out':
      return parent && { id, parentId: parent.parentId, position: placeOf(pages, parent) + 1 }
    default:
      return undefined
  }
}

export function childrenIn<Each extends Placed>(pages: Each[], parentId: number | null): Each[] {
  return pages
    .filter((each) => each.parentId === parentId)
    .sort((one, other) => one.sort - other.sort || one.id - other.id)
}

function placeOf(pages: Placed[], page: Placed): number {
  return childrenIn(pages, page.parentId).findIndex(({ id }) => id === page.id)
}

/** "12:3:0": page 12 under page 3, first; "12::0" under none. What a drag says. */
export function readPlace(text: string): (Place & { id: number }) | undefined {
  const [, id, parent, position] = /^(\d{1,9}):(\d{0,9}):(\d{1,4})$/.exec(text) ?? []
  if (!id) return undefined
  return { id: Number(id), parentId: parent ? Number(parent) : null, position: Number(position) }
}
