/** How the number of a rule is written down: shares in hundredths of a percent, money in cents. */
export type Unit =
  | 'share'
  | 'fine-share'
  | 'cents'
  | 'months'
  | 'years'
  | 'year'
  | 'grade'
  | 'classes'
  | 'square-metres'
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
  'energy-indicators',
  'energy-co2',
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
  'rent-area',
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
  | 'sale-duty-exempt-class'
  | 'sale-duty-exempt-classes'
  | 'sale-duty-modest-cut'
  | 'sale-duty-modest-upto'
  | 'sole-home-within'
  | 'sole-home-within-works'
  | 'sole-home-stay'
  | 'vat'
  | 'vat-rebuild'
  | 'vat-rebuild-area'
  | 'vat-rebuild-stay'
  | 'vat-rebuild-let'
  | 'deed-file-costs'
  | 'deed-transcription'
  | `notary-fee-${1 | 2 | 3 | 4 | 5 | 6 | 7}`
  | `notary-fee-upto-${1 | 2 | 3 | 4 | 5 | 6}`
  | 'notary-cut-sole-home'
  | 'notary-cut-upto'
  | 'offer-deposit'
  | 'offer-deposit-off-plan'
  | 'loan-rate'
  | 'loan-quota'
  | 'loan-quota-let'
  | 'loan-accessories'
  | 'loan-registration'
  | 'loan-mortgage-duty'
  | 'loan-deed-other'
  | 'rental-deposit-months'
  | 'rental-inventory-share'
  | 'rental-income-factor'
  | 'renovation-term'
  | 'renovation-term-written'
  | 'renovation-duty-grade'
  | 'renovation-target-grade'
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
  'sale-duty-exempt-class': 'cents',
  'sale-duty-exempt-classes': 'classes',
  'sale-duty-modest-cut': 'cents',
  'sale-duty-modest-upto': 'cents',
  'sole-home-within': 'years',
  'sole-home-within-works': 'years',
  'sole-home-stay': 'years',
  'vat-rebuild-area': 'square-metres',
  'vat-rebuild-stay': 'years',
  'vat-rebuild-let': 'years',
  'deed-file-costs': 'cents',
  'deed-transcription': 'cents',
  'notary-cut-upto': 'cents',
  'loan-deed-other': 'cents',
  'rental-deposit-months': 'months',
  'renovation-term': 'years',
  'renovation-term-written': 'years',
  'renovation-duty-grade': 'grade',
  'renovation-target-grade': 'grade',
  'energy-price': 'cents',
}
