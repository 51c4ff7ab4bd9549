import type { Region } from '../properties/region'
import { type Rule, type RuleBook, ruleOn } from './rule-book'

const brackets = [1, 2, 3, 4, 5, 6, 7] as const

/** The notary's fee falls by brackets; the last bracket has no upper bound. */
export function notaryFee(book: RuleBook, priceCents: number, region: Region, day: string) {
  let cents = 0
  let from = 0
  let rule: Rule | undefined
  for (const bracket of brackets) {
    const share = ruleOn(book, `notary-fee-${bracket}`, region, day)
    const upTo =
      bracket === 7 ? undefined : ruleOn(book, `notary-fee-upto-${bracket}`, region, day)?.low
    if (!share) return undefined
    rule ??= share
    const until = Math.min(priceCents, upTo ?? priceCents)
    if (until > from) cents += fineShareOf(until - from, share.low)
    from = Math.max(from, until)
  }
  return rule && { cents, rule }
}

/** The scale goes down to 0.057 %: its shares are written in thousandths of a percent. */
function fineShareOf(cents: number, share: number): number {
  return Number((BigInt(cents) * BigInt(share) + 50_000n) / 100_000n)
}
