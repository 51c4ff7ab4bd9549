import type { Rule } from './rule-book'
import type { Measure, Mention, RuleName } from './rule-names'
import { mentions } from './rule-names'

const checkedOn = '2026-11-01'
const always = '2000-01-01'

/** The rule book of a new house. Afterwards the office keeps it; nothing here is read again. */
export const firstRuleBook: Rule[] = [
  firm('sale-duty', 'flanders', 1200, '2022-01-01', 'forumadvocaten.be 2025'),
  firm('sale-duty-sole-home', 'flanders', 200, '2025-01-01', 'forumadvocaten.be 2025'),
  firm('sale-duty', 'wallonia', 1250, always, 'Circulaire 2025/C/42'),
  firm('sale-duty-sole-home', 'wallonia', 300, '2025-01-01', 'Circulaire 2025/C/42'),
  firm('sale-duty', 'brussels', 1250, always, 'forumforthefuture.be'),
  firm('sale-duty-exempt', 'brussels', 200_000_00, '2023-04-01', 'lpost.be 2026'),
  firm('sale-duty-exempt-ceiling', 'brussels', 600_000_00, '2023-04-01', 'lpost.be 2026'),
  firm('sale-duty-exempt-land', 'brussels', 100_000_00, '2023-04-01', 'lpost.be 2026'),
  firm('sale-duty-exempt-land-ceiling', 'brussels', 300_000_00, '2023-04-01', 'lpost.be 2026'),
  firm('vat', 'belgium', 2100, always, 'tax-innovation.be'),
  firm('vat-rebuild', 'belgium', 600, '2025-07-01', 'tax-innovation.be'),
  firm('offer-deposit', 'belgium', 1000, always, 'vanbellelaw.com'),
  firm('offer-deposit-off-plan', 'belgium', 500, always, 'vanbellelaw.com (Breyne)'),
  firm('rental-deposit-months', 'flanders', 3, '2019-01-01', 'immovlan.be'),
  firm('rental-deposit-months', 'wallonia', 2, '2018-09-01', 'immovlan.be'),
  firm('rental-deposit-months', 'brussels', 2, '2024-11-01', 'immovlan.be'),
  firm('renovation-duty-grade', 'flanders', 5, '2023-01-01', 'Energiebesluit'),
  // Most sources say five years, the agency's own text six: one value, to be changed in the office.
  guess('renovation-term', 'flanders', [6, 6], '2023-01-01', 'Energiebesluit'),

  guess('rental-inventory-share', 'belgium', [5000, 5000], always, 'Baksteen'),
  guess('rental-income-factor', 'belgium', [30_000, 30_000], always, 'Baksteen'),
  guess('loan-rate', 'belgium', [320, 370], '2026-01-01', 'Baksteen'),
  guess('loan-deed-share', 'belgium', [225, 263], '2025-01-01', 'Baksteen'),
  guess('deed-file-costs', 'belgium', [110_000, 160_000], '2025-01-01', 'Baksteen'),
  guess('deed-transcription', 'belgium', [24_000, 27_000], '2025-01-01', 'Baksteen'),
  ...notaryScale(),

  guess('energy-price', 'belgium', [10, 14], '2026-01-01', 'Baksteen'),
  ...measure('roof', [8_000, 13_000], 6_000, [1200, 2000], 1995),
  ...measure('glazing', [60_000, 85_000], 1_800, [800, 1400], 1998),
  ...measure('walls', [12_000, 20_000], 9_000, [1500, 2500], 2000),
  ...measure('floor', [5_000, 9_000], 5_000, [400, 900], 2000),
  ...measure('ventilation', [400_000, 800_000], 0, [200, 600], 2006),
  ...measure('heating', [450_000, 650_000], 0, [1000, 2000], 2012),
  ...measure('heat-pump', [1_300_000, 1_900_000], 0, [3000, 4500], 2018),
  ...measure('solar', [450_000, 750_000], 0, [800, 1500], 2014),

  ...mentions.map(mention),
]

function firm(rule: RuleName, region: Rule['region'], value: number, from: string, source: string) {
  return row(rule, region, [value, value], from, source, 'firm')
}

function guess(
  rule: RuleName,
  region: Rule['region'],
  ends: [low: number, high: number],
  from: string,
  source: string,
) {
  return row(rule, region, ends, from, source, 'check')
}

function row(
  rule: RuleName,
  region: Rule['region'],
  [low, high]: [number, number],
  validFrom: string,
  source: string,
  certainty: Rule['certainty'],
): Rule {
  return { rule, region, low, high, validFrom, validTo: null, source, checkedOn, certainty }
}

/** Scale J of the royal decree on notaries' fees: shares in thousandths of a percent, bounds in cents. */
function notaryScale(): Rule[] {
  const scale = [
    [4_560, 7_500_00],
    [2_850, 17_500_00],
    [2_280, 30_000_00],
    [1_710, 45_495_00],
    [1_140, 64_095_00],
    [570, 250_095_00],
    [57, undefined],
  ] as const
  const source = 'KB 16.12.1950, schaal J'
  return scale.flatMap(([share, upTo], index) => {
    const bracket = (index + 1) as 1 | 2 | 3 | 4 | 5 | 6
    const rate = guess(`notary-fee-${bracket}`, 'belgium', [share, share], always, source)
    if (upTo === undefined) return [rate]
    return [rate, guess(`notary-fee-upto-${bracket}`, 'belgium', [upTo, upTo], always, source)]
  })
}

/** Cost per m² (or for the whole home when areaShare is 0), m² per m² lived in, share saved. */
function measure(
  name: Measure,
  cost: [number, number],
  areaShare: number,
  saving: [number, number],
  presentSince: number,
): Rule[] {
  const source = 'Baksteen'
  return [
    guess(`renovation-cost-${name}`, 'belgium', cost, '2026-01-01', source),
    guess(`renovation-area-${name}`, 'belgium', [areaShare, areaShare], '2026-01-01', source),
    guess(`renovation-saving-${name}`, 'belgium', saving, '2026-01-01', source),
    guess(
      `renovation-present-since-${name}`,
      'belgium',
      [presentSince, presentSince],
      '2026-01-01',
      source,
    ),
  ]
}

/** A new house warns of every missing mention and withholds nothing. */
function mention(name: Mention): Rule {
  return firm(`mention-${name}`, 'belgium', 1, always, 'Baksteen')
}
