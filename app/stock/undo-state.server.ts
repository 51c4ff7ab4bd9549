import type { Change } from '../journal/journal'
import { listChanges } from '../journal/queries.server'
import { type Changed, changeStockIn } from './change-stock.server'
import { undoClosings } from './closing-queries.server'
import { projectStates } from './project-states'
import { propertyStates } from './property-states'
import type { Holder } from './shelves'
import type { Staff, Stock, StockKind, StockTools } from './stock-kind'

const minutes = 10
const states: readonly string[] = [...propertyStates, ...projectStates]
/** Changes made from the list, each of a field or two. */
const quick: readonly string[] = ['price', 'many']

type Undoable = { action: string; until: Date }

/** The last change, when it was one of state or made from the list, and not long ago. Undefined: there is nothing to undo. */
export function undoable(changes: Change[], now: Date): Undoable | undefined {
  const [last] = changes
  if (!last || !(states.includes(last.action) || quick.includes(last.action))) return undefined
  const until = new Date(last.at.getTime() + minutes * 60_000)
  return until > now ? { action: last.action, until } : undefined
}

type Wish<Kind extends StockKind> = {
  of: Holder<Kind>
  version?: number
  by: Staff
  /** Only what they changed themselves. */
  isOwn?: boolean
}

/** As it was before; whatever else was saved with a change of state stays. */
export function undoState<Kind extends StockKind>(
  tools: StockTools,
  { isOwn = false, ...wish }: Wish<Kind>,
): Promise<Changed<Kind>> {
  const { kind, id } = wish.of
  return tools.db.transaction(async (tx) => {
    const changed = await changeStockIn<Kind>(tx, tools, {
      ...wish,
      action: 'undo',
      decide: async (content, inside) => {
        const changes = await listChanges(inside, { kind, id: `${id}` }, 1)
        const [last] = changes
        if (!last || !undoable(changes, tools.now())) return undefined
        if (isOwn && last.accountId !== wish.by.id) return undefined
        return { ...content, ...fieldsBefore(last) } as Stock[Kind]['content']
      },
    })
    if (changed.outcome === 'saved' && kind === 'property') await undoClosings(tx, id, tools.now())
    return changed
  })
}

function fieldsBefore({ action, before }: Change) {
  const fields = Object.entries((before ?? {}) as Record<string, unknown>)
  if (quick.includes(action)) return Object.fromEntries(fields)
  return Object.fromEntries(fields.filter(([name]) => ['status', 'isPublished'].includes(name)))
}
