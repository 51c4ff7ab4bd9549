import type { Region } from '../properties/look-ups/region'
import { exactly, type Range, shareOf } from './range'
import { type Rule, type RuleBook, ruleOn } from './rules/rule-book'

const brackets = [1, 2, 3, 4, 5, 6, 7] as const

type Fee = { cents: number; rule: Rule }

/** The notary's fee falls by brackets; the last bracket has no upper bound. */
export function notaryFee(
  book: RuleBook,
  priceCents: number,
  region: Region,
  day: string,
): Fee | undefined {
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

/**
 * A sole own home up to a price pays by the lower scale Jbis since 2023. Only how much lower it is
 * on average was published, so its fee is a range up to scale J.
 */
export function feeOfSoleHome(
  book: RuleBook,
  fee: Fee,
  { priceCents, region, day }: { priceCents: number; region: Region; day: string },
): { amount: Range; rule: Rule } {
  const cut = ruleOn(book, 'notary-cut-sole-home', region, day)
  const upTo = ruleOn(book, 'notary-cut-upto', region, day)
  if (!cut || !upTo || priceCents > upTo.low) return { amount: exactly(fee.cents), rule: fee.rule }
  const less = (share: number) => fee.cents - shareOf(fee.cents, share)
  return { amount: { low: less(cut.high), high: less(cut.low) }, rule: cut }
}

/** The scale goes down to 0.057 %: its shares are written in thousandths of a percent. */
function fineShareOf(cents: number, share: number): number {
  return Number((BigInt(cents) * BigInt(share) + 50_000n) / 100_000n)
}
