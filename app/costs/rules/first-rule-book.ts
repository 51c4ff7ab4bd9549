import { notaryScale } from '../notary-scale'
import { renovationRules } from '../renovation/renovation-rules'
import { firm, own, published } from './first-rule'
import type { Rule } from './rule-book'
import { mentions } from './rule-names'

const always = '2000-01-01'
const walloon = 'décret 5.12.2024, circulaire 2025/C/42'
const brussels = 'C. enr. Bruxelles, art. 46bis'
const reform = 'KB/AR 22.11.2022; plusmagazine.knack.be 11.2022'

/** The rule book of a new house. Afterwards the office keeps it; nothing here is read again. */
export const firstRuleBook: Rule[] = [
  firm(
    'sale-duty',
    'flanders',
    1200,
    '2022-01-01',
    'VCF art. 2.9.4.1.1; forumadvocaten.be 10.2025',
  ),
  firm(
    'sale-duty-sole-home',
    'flanders',
    200,
    '2025-01-01',
    'VCF art. 2.9.4.2.11; livios.be/nl/artikel/100448',
  ),
  firm('sale-duty', 'wallonia', 1250, always, 'C. enr. Wallonie, art. 44; circulaire 2025/C/42'),
  firm('sale-duty-sole-home', 'wallonia', 300, '2025-01-01', walloon),
  // Wallonia counts building land and a home on plan as a sole home too; Flanders does not.
  firm('sale-duty-sole-land', 'wallonia', 300, '2025-01-01', walloon),
  firm('sale-duty', 'brussels', 1250, always, 'C. enr. Bruxelles, art. 44; pim.be'),
  firm('sale-duty-exempt', 'brussels', 200_000_00, '2023-04-01', `${brussels}; be.brussels`),
  firm('sale-duty-exempt-ceiling', 'brussels', 600_000_00, '2023-04-01', `${brussels}; pim.be`),
  firm('sale-duty-exempt-land', 'brussels', 100_000_00, '2023-04-01', `${brussels}; notaire.be`),
  firm(
    'sale-duty-exempt-land-ceiling',
    'brussels',
    300_000_00,
    '2023-04-01',
    `${brussels}; blog.forumforthefuture.be`,
  ),
  firm('vat', 'belgium', 2100, always, 'KB/AR nr. 20, 20.7.1970'),
  firm('vat-rebuild', 'belgium', 600, '2025-07-01', 'KB/AR nr. 20, 20.7.1970; tax-innovation.be'),
  firm('offer-deposit', 'belgium', 1000, always, 'vanbellelaw.com'),
  firm(
    'offer-deposit-off-plan',
    'belgium',
    500,
    always,
    'Wet/loi Breyne, art. 10; vanbellelaw.com',
  ),
  firm('rental-deposit-months', 'flanders', 3, '2019-01-01', 'immovlan.be/nl/article/67789'),
  firm('rental-deposit-months', 'wallonia', 2, '2018-09-01', 'immovlan.be/nl/article/67789'),
  firm('rental-deposit-months', 'brussels', 2, '2024-11-01', 'immovlan.be/nl/article/67789'),
  firm('renovation-duty-grade', 'flanders', 5, '2023-01-01', 'Energiebesluit; monardlaw.be'),
  // What was published up to 2024 says five years, the agency six: one value, to be changed in the office.
  published(
    'renovation-term',
    'flanders',
    [6, 6],
    '2023-01-01',
    'Energiebesluit (monardlaw.be 2023: 5)',
  ),

  own('rental-inventory-share', 'belgium', [5000, 5000], always),
  own('rental-income-factor', 'belgium', [30_000, 30_000], always),
  published(
    'loan-rate',
    'belgium',
    [361, 389],
    '2026-01-01',
    'Immotheker Finotheker 12.2025 (20 j.), 1.2026 (25 j.)',
  ),
  published('loan-accessories', 'belgium', [500, 1000], always, 'hoeveelkostmijnhuis.be'),
  firm('loan-registration', 'belgium', 100, always, 'belastingen.vlaanderen.be; nn.be'),
  firm('loan-mortgage-duty', 'belgium', 30, always, 'nn.be; hoeveelkostmijnhuis.be'),
  own('loan-deed-other', 'belgium', [140_000, 250_000], '2023-01-01'),

  ...notaryScale('KB/AR 16.12.1950, J; habicom.be'),
  published('notary-cut-sole-home', 'belgium', [0, 1000], '2023-01-01', reform),
  published('notary-cut-upto', 'belgium', [850_000_00, 850_000_00], '2023-01-01', reform),
  published('deed-file-costs', 'belgium', [75_000, 110_000], '2023-01-01', `${reform}; pim.be`),
  own('deed-transcription', 'belgium', [24_000, 27_000], '2025-01-01'),

  ...renovationRules,

  // A new house warns of every missing mention and withholds nothing.
  ...mentions.map((name) => own(`mention-${name}`, 'belgium', [1, 1], always)),
]
