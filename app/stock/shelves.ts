import * as z from 'zod'
import { translatable } from '../language/translatable'
import type { Translatable } from '../language/translated'
import type { StoredDocument, StoredPicture } from '../properties/stored/property-media'

/** What has files, and where they lie. The first of its pictures is its cover. */
export const shelvesOf = {
  property: ['pictures', 'plans', 'documents'],
  project: ['pictures', 'documents'],
} as const
export type Shelf = (typeof shelvesOf)[keyof typeof shelvesOf][number]
type Kinds = keyof typeof shelvesOf
export type Holder<Kind extends Kinds = Kinds> = { kind: Kind; id: number }

export type Shelved = {
  title: Translatable
  pictures: StoredPicture[]
  plans?: StoredPicture[]
  documents: StoredDocument[]
}

/** The files of a shelf in their order, with their words; what is not named is taken away. */
const arrangement = z.array(
  z.object({
    id: z.number().int(),
    words: translatable,
    requiresApproval: z.boolean().default(false),
  }),
)
export type Arrangement = z.output<typeof arrangement>

/** What was added meanwhile by somebody else is not in the arrangement: the version tells. */
export function arranged<Content extends Shelved>(
  content: Content,
  shelf: Shelf,
  wish: Arrangement,
): Content {
  const distinct = wish.filter(({ id }, at) => wish.findIndex((each) => each.id === id) === at)
  if (shelf === 'documents') {
    const items = distinct.flatMap(({ id, words: name, requiresApproval }) => {
      const item = content.documents.find((each) => each.id === id)
      return item ? [{ ...item, name, requiresApproval }] : []
    })
    return { ...content, documents: items }
  }
  const items = distinct.flatMap(({ id, words: alt }) => {
    const item = content[shelf]?.find((each) => each.id === id)
    return item ? [{ ...item, alt }] : []
  })
  return { ...content, [shelf]: items }
}

export type Step = { move: 'up' | 'down' | 'first' | 'remove'; id: number }

/** "up:12" moves the picture with id 12 a place forward. */
export function stepFrom(text: string | null): Step | undefined {
  const [, move, id] = /^(up|down|first|remove):(\d{1,10})$/.exec(text ?? '') ?? []
  return move && id ? { move: move as Step['move'], id: Number(id) } : undefined
}

export function stepped<Item extends { id: number }>(items: Item[], { move, id }: Step): Item[] {
  const at = items.findIndex((item) => item.id === id)
  const item = items[at]
  if (!item) return items
  const others = items.toSpliced(at, 1)
  if (move === 'remove') return others
  const place = { first: 0, up: Math.max(0, at - 1), down: at + 1 }[move]
  return others.toSpliced(place, 0, item)
}
