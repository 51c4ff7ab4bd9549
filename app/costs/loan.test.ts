import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loanDeed, loanOf, monthlyPayment } from './loan'
import { firstRuleBook as book } from './rules/first-rule-book'

const day = '2026-11-15'

test.each([
  // m.rtl.be/info/1365621, Immotheker Finotheker: 200,000 over twenty years.
  [200_000, 20, 195, 1_005],
  [200_000, 20, 140, 955],
  // 240,000 x 0.28709 % / (1 - 1.035^-25) = 689.02 / 0.57685.
  [240_000, 25, 350, 1_194],
])(
  '€ %d over %d years at %d hundredths of a percent: € %d a month',
  (euros, years, share, monthly) => {
    const cents = monthlyPayment({ cents: euros * 100, years, yearlyShare: share })
    expect(Math.round(cents / 100)).toBe(monthly)
  },
)

test('without interest the payments are the loan, rounded up to the cent', () => {
  const { monthly, total, interest } = loanOf({ cents: 100_000_00, years: 10, yearlyShare: 0 })
  expect([monthly, total - interest]).toEqual([83_334, 100_000_00])
})

test('the deed of a loan, step by step', () => {
  const { steps, total } = loanDeed(book, 200_000_00, 'wallonia', day)
  const amounts = Object.fromEntries(steps.map(({ name, amount }) => [name, amount]))
  // hoeveelkostmijnhuis.be: accessories of 5 to 10 %, so 210,000 to 220,000 is inscribed.
  // belastingen.vlaanderen.be and nn.be: 1 % registration; nn.be: 0.3 % mortgage duty.
  expect(amounts).toEqual({
    'loan-registration': { low: 2_100_00, high: 2_200_00 },
    'loan-mortgage-duty': { low: 630_00, high: 660_00 },
    'loan-deed-other': { low: 1_400_00, high: 2_500_00 },
  })
  expect(total).toEqual({ low: 4_130_00, high: 5_360_00 })
})

test('who borrows nothing has no deed to pay', () => {
  expect(loanDeed(book, 0, 'flanders', day)).toEqual({ steps: [], total: { low: 0, high: 0 } })
})

test('a longer, dearer or bigger loan never costs less interest', () => {
  const loans = fc.record({
    cents: fc.integer({ min: 1_000_00, max: 1_000_000_00 }),
    years: fc.integer({ min: 5, max: 29 }),
    yearlyShare: fc.integer({ min: 1, max: 900 }),
  })
  fc.assert(
    fc.property(loans, (loan) => {
      const { interest } = loanOf(loan)
      // A cent of rounding each month.
      const least = interest - loan.years * 12
      expect(loanOf({ ...loan, years: loan.years + 1 }).interest).toBeGreaterThanOrEqual(least)
      expect(
        loanOf({ ...loan, yearlyShare: loan.yearlyShare + 10 }).interest,
      ).toBeGreaterThanOrEqual(least)
      expect(loanOf({ ...loan, cents: loan.cents * 2 }).interest).toBeGreaterThanOrEqual(least)
    }),
  )
})

test('what the loan costs in all', () => {
  // 1,194.44 a month for 25 years: 300 payments.
  expect(loanOf({ cents: 240_000_00, years: 25, yearlyShare: 350 })).toEqual({
    monthly: 1_194_44,
    total: 358_332_00,
    interest: 118_332_00,
  })
})

test('without a rule for accessories only the loan itself is inscribed', () => {
  const fewer = book.filter(({ rule }) => rule !== 'loan-accessories' && rule !== 'loan-deed-other')
  const { steps } = loanDeed(fewer, 200_000_00, 'wallonia', day)
  expect(steps.map(({ name, amount }) => [name, amount])).toEqual([
    ['loan-registration', { low: 2_000_00, high: 2_000_00 }],
    ['loan-mortgage-duty', { low: 600_00, high: 600_00 }],
  ])
})
