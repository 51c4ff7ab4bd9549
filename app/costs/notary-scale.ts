import { type FirstRule, type Origin, published } from './rules/first-rule'

/**
 * Scale J: shares in thousandths of a percent, bounds in cents. Read on pages of notaries and banks;
 * the annex of the decree as changed in 2022 was not at hand.
 */
const scale = [
  [4_560, 7_500_00],
  [2_850, 17_500_00],
  [2_280, 30_000_00],
  [1_710, 45_495_00],
  [1_140, 64_095_00],
  [570, 250_095_00],
  [57, undefined],
] as const

const from = '2000-01-01'

export function notaryScale(origin: Origin): FirstRule[] {
  return scale.flatMap(([share, upTo], index) => {
    const bracket = (index + 1) as 1 | 2 | 3 | 4 | 5 | 6
    const rate = published(`notary-fee-${bracket}`, 'belgium', [share, share], from, origin)
    if (upTo === undefined) return [rate]
    return [rate, published(`notary-fee-upto-${bracket}`, 'belgium', [upTo, upTo], from, origin)]
  })
}
