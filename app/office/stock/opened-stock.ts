import type { Missing } from '../../costs/legal-mentions'
import type { Language } from '../../language/languages'
import type { Lack } from '../../stock/publish-minimum'
import type { Shelved } from '../../stock/shelves'
import type { Stock, StockKind } from '../../stock/stock-kind'
import type { StockHead } from './stock-head'

/** A property or project of the agency, and what only some of its pages tell. */
export type OpenedStock = {
  row: Shelved & {
    version: number
    source: 'feed' | 'office'
    overrides: Record<string, unknown>
    feedValues: Record<string, unknown>
  }
  head: StockHead
  states: Stock[StockKind]['state'][]
  isOnSite: boolean
  /** As the form shows it. */
  values: () => Record<string, unknown>
  /** Where visitors see it, or will. */
  pathIn: () => Promise<(language: Language) => string>
  /** Kilometres to the town it names, where that cannot be right. */
  farFromTown: { city: string; kilometres: number } | null
  /** Without which it does not go on the site. */
  lacks: Lack[]
  /** What the law wants of its advertisement. */
  missing: () => Promise<Missing[]>
}
