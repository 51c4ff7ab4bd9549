import {
  Building2,
  House,
  type IconDrawing,
  KeyRound,
  Store,
  TreePine,
  Warehouse,
} from '../../ui/icons'

/** By the web id of the type. The agency shows buildings for income and garages alike. */
const typeIcons: Record<number, IconDrawing> = {
  1: House,
  2: Building2,
  3: KeyRound,
  4: TreePine,
  5: Warehouse,
  6: Store,
  7: Warehouse,
}

/** Beside the name of the type, which says the same in words. */
export function TypeIcon({ type }: { type: number }) {
  const Icon = typeIcons[type]
  return Icon ? <Icon /> : null
}
