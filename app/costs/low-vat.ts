import type { Region } from '../properties/look-ups/region'
import { type RuleBook, ruleOn } from './rules/rule-book'

/** What a buyer does with it: lives there and has no other home, lets it for long, or anything else. */
export const uses = ['sole-home', 'long-let', 'social-let', 'other'] as const
export type Use = (typeof uses)[number]

export type NewHome = {
  /** In the place of a building that is torn down. */
  isRebuild: boolean
  use: Use
  /** Null when it is not known. */
  livingArea: number | null
}

/** Whether the lower VAT holds, or which condition fails. */
export type LowVat = 'holds' | 'not-rebuilt' | 'use' | 'area' | 'area-unknown'

/**
 * The lower VAT on a home that takes the place of another (programme law of 18 July 2025): to live in
 * as a sole home or to let for long, both up to an area, or to let socially, of any area.
 */
export function lowVat(book: RuleBook, home: NewHome, region: Region, day: string): LowVat {
  const { isRebuild, use, livingArea } = home
  if (!isRebuild) return 'not-rebuilt'
  if (use === 'other') return 'use'
  const most = ruleOn(book, 'vat-rebuild-area', region, day)
  if (use === 'social-let' || !most) return 'holds'
  if (livingArea === null) return 'area-unknown'
  return livingArea <= most.low ? 'holds' : 'area'
}
