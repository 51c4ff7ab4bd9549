import { type FirstRule, own, published } from '../rules/first-rule'
import type { Measure } from '../rules/rule-names'

type Ends = readonly [low: number, high: number]
type Work = {
  /** Cents per m², or for the whole home when `areaShare` is 0. */
  cost: Ends
  /** Prices that were published, for the office. */
  note?: string
  /** m² of this work per m² lived in, in hundredths of a percent. */
  areaShare: number
  saving: Ends
  presentSince: number
}

/** What is sold and placed, by what traders and press publish: an estimate of ours, like what it saves. */
const works: Record<Measure, Work> = {
  roof: {
    cost: [2_000, 10_000],
    note: 'bobex.be, prix isolation toiture',
    areaShare: 6_000,
    saving: [1200, 2000],
    presentSince: 1995,
  },
  // The glass alone, or glass and frame.
  glazing: {
    cost: [30_000, 100_000],
    note: 'rtbf.be, article 11105305',
    areaShare: 1_800,
    saving: [800, 1400],
    presentSince: 1998,
  },
  walls: {
    cost: [9_000, 19_000],
    note: 'all-isol.be, isolation de façades 2025',
    areaShare: 9_000,
    saving: [1500, 2500],
    presentSince: 2000,
  },
  floor: {
    cost: [5_000, 9_000],
    areaShare: 5_000,
    saving: [400, 900],
    presentSince: 2000,
  },
  ventilation: {
    cost: [400_000, 800_000],
    areaShare: 0,
    saving: [200, 600],
    presentSince: 2006,
  },
  heating: {
    cost: [400_000, 700_000],
    note: 'avsservice.be, prix chaudière gaz 2026',
    areaShare: 0,
    saving: [1000, 2000],
    presentSince: 2012,
  },
  'heat-pump': {
    cost: [900_000, 1_800_000],
    note: 'bruxelles-peb.be; devis-wallonie.be 2025',
    areaShare: 0,
    saving: [3000, 4500],
    presentSince: 2018,
  },
  solar: {
    cost: [500_000, 850_000],
    note: 'rtl.be 1.2025; devis-wallonie.be 2025',
    areaShare: 0,
    saving: [800, 1500],
    presentSince: 2014,
  },
}

const from = '2026-01-01'
const checkedOn = '2026-01-01'

/**
 * A household paid 1,284 euro for 17,000 kWh of gas (CREG, August 2023), and 113 euro per MWh by
 * the comparison of the four regulators (PwC, 2023): 8 to 11 cents.
 */
const energyPrice = published('energy-price', 'belgium', [8, 11], from, {
  source: 'CREG; VREG, Brugel, CWaPE',
  checkedOn: '2023-08-31',
  note: 'CREG 8.2023; PwC 2023',
})

export const renovationRules: FirstRule[] = [
  energyPrice,
  ...Object.entries(works).flatMap(([name, work]) => rulesOf(name as Measure, work)),
]

function rulesOf(
  name: Measure,
  { cost, note, areaShare, saving, presentSince }: Work,
): FirstRule[] {
  const ours = { checkedOn }
  return [
    own(`renovation-cost-${name}`, 'belgium', cost, from, { checkedOn, note }),
    own(`renovation-area-${name}`, 'belgium', [areaShare, areaShare], from, ours),
    own(`renovation-saving-${name}`, 'belgium', saving, from, ours),
    own(`renovation-present-since-${name}`, 'belgium', [presentSince, presentSince], from, ours),
  ]
}
