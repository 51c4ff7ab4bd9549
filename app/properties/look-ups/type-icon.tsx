import {
  Building2,
  House,
  KeyRound,
  type LucideIcon,
  Store,
  TreePine,
  Warehouse,
} from 'lucide-react'

/** By the web id of the type. The agency shows buildings for income and garages alike. */
const typeIcons: Record<number, LucideIcon> = {
  1: House,
  2: Building2,
  3: KeyRound,
  4: TreePine,
  5: Warehouse,
  6: Store,
  7: Warehouse,
}

/** Beside the name of the type, which says the same in words. */
export function TypeIcon({ type, size = 20 }: { type: number; size?: number }) {
  const Icon = typeIcons[type]
  return Icon ? <Icon size={size} strokeWidth={1.5} aria-hidden /> : null
}
