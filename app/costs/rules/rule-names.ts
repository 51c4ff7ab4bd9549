/** How the number of a rule is written down: shares in hundredths of a percent, money in cents. */
export type Unit =
  | 'share'
  | 'fine-share'
  | 'cents'
  | 'months'
  | 'years'
  | 'year'
  | 'grade'
  | 'action'

export const measures = [
  'roof',
  'glazing',
  'walls',
  'floor',
  'ventilation',
  'heating',
  'heat-pump',
  'solar',
] as const
export type Measure = (typeof measures)[number]

/** Legal mentions an advertisement may lack; each is a rule that says: 0 ignore, 1 warn, 2 withhold. */
export const mentions = [
  'energy',
  'energy-code',
  'flood-plot',
  'flood-building',
  'flood-report',
  'planning-permit',
  'planning-zoning',
  'planning-summons',
  'planning-preemption',
  'planning-allotment',
  'rent-price',
  'rent-charges',
  'asbestos',
] as const
export type Mention = (typeof mentions)[number]

type PerMeasure = `renovation-${'cost' | 'area' | 'saving' | 'present-since'}-${Measure}`

export type RuleName =
  | 'sale-duty'
  | 'sale-duty-sole-home'
  | 'sale-duty-sole-land'
  | 'sale-duty-exempt'
  | 'sale-duty-exempt-ceiling'
  | 'sale-duty-exempt-land'
  | 'sale-duty-exempt-land-ceiling'
  | 'vat'
  | 'vat-rebuild'
  | 'deed-file-costs'
  | 'deed-transcription'
  | `notary-fee-${1 | 2 | 3 | 4 | 5 | 6 | 7}`
  | `notary-fee-upto-${1 | 2 | 3 | 4 | 5 | 6}`
  | 'notary-cut-sole-home'
  | 'notary-cut-upto'
  | 'offer-deposit'
  | 'offer-deposit-off-plan'
  | 'loan-rate'
  | 'loan-accessories'
  | 'loan-registration'
  | 'loan-mortgage-duty'
  | 'loan-deed-other'
  | 'rental-deposit-months'
  | 'rental-inventory-share'
  | 'rental-income-factor'
  | 'renovation-term'
  | 'renovation-duty-grade'
  | 'energy-price'
  | PerMeasure
  | `mention-${Mention}`

export function unitOf(rule: RuleName): Unit {
  if (rule.startsWith('mention-')) return 'action'
  if (rule.startsWith('notary-fee-upto-') || rule.startsWith('renovation-cost-')) return 'cents'
  if (rule.startsWith('notary-fee-')) return 'fine-share'
  if (rule.startsWith('renovation-present-since-')) return 'year'
  return units[rule] ?? 'share'
}

/** Every rule without a line here is a share. */
const units: Partial<Record<RuleName, Unit>> = {
  'sale-duty-exempt': 'cents',
  'sale-duty-exempt-ceiling': 'cents',
  'sale-duty-exempt-land': 'cents',
  'sale-duty-exempt-land-ceiling': 'cents',
  'deed-file-costs': 'cents',
  'deed-transcription': 'cents',
  'notary-cut-upto': 'cents',
  'loan-deed-other': 'cents',
  'rental-deposit-months': 'months',
  'renovation-term': 'years',
  'renovation-duty-grade': 'grade',
  'energy-price': 'cents',
}
