import { expect, test } from 'vitest'
import { longText, optional, person } from '../forms/fields'
import { formNamed, forms } from './forms'

const form = (name: string) => {
  const found = formNamed(name)
  if (!found) throw new Error(name)
  return found
}

const addressed = ['title', 'firstName', 'lastName', 'street', 'zip', 'city', 'email', 'phone']

test.each([
  ['title', true, 'honorific-prefix', undefined],
  ['firstName', true, 'given-name', 80],
  ['lastName', true, 'family-name', 80],
  ['email', true, 'email', undefined],
  ['phone', true, 'tel', 30],
  ['street', true, 'address-line1', 120],
  ['zip', true, 'postal-code', 10],
  ['city', true, 'address-level2', 80],
  ['slot', false, undefined, undefined],
  ['device', false, undefined, undefined],
] as const)(
  '[3.18] %s is asked the same way everywhere',
  (name, required, autoComplete, longest) => {
    expect({ autoComplete: undefined, longest: undefined, ...person[name] }).toMatchObject({
      required,
      autoComplete,
      longest,
    })
  },
)

test('[9.16] a visitor prefers the morning, the afternoon or the evening', () => {
  expect(person.slot.options).toEqual(['morning', 'afternoon', 'evening'])
})

test('a field can be made optional, and a long text has room for five thousand letters', () => {
  expect(optional(person.email)).toEqual({ ...person.email, required: false })
  expect(longText({})).toEqual({
    kind: 'long-text',
    longest: 5_000,
    label: 'remark',
    required: false,
    empty: 'ALERT_MESSAGE_EMPTY',
  })
  expect(longText({ required: true, longest: 10 })).toMatchObject({ required: true, longest: 10 })
})

test.each([
  [
    'contact-appointment',
    'viewing',
    { nl: 'bezoek', fr: 'visite', en: 'visit', de: 'besichtigung' },
  ],
  ['purchase-offer', 'offer', { nl: 'bod', fr: 'offre', en: 'offer', de: 'kaufangebot' }],
  ['rental-file', 'rental-file', null],
])('%s is kept as %s', (name, kept, slugs) => {
  expect(form(name)).toMatchObject({ name, kept, slugs })
})

test.each([
  [
    'contact-appointment',
    ['title', 'firstName', 'lastName', 'email', 'phone'],
    ['slot', 'startDay', 'endDay', 'remark'],
  ],
  [
    'purchase-offer',
    ['amount', 'validUntil', 'validHour', 'financing', ...addressed, 'isBinding'],
    ['loanAmount', 'loanWeeks', 'conditions', 'secondBuyer'],
  ],
  ['rental-file', [...addressed, 'persons', 'startDay', 'income', 'isTrue'], ['papers']],
])('%s asks for what it needs', (name, required, free) => {
  const fields = Object.entries(form(name).fields)
  const those = (wish: boolean) => fields.filter(([, field]) => field.required === wish)
  expect(those(true).map(([field]) => field)).toEqual(required)
  expect(those(false).map(([field]) => field)).toEqual(free)
})

test('[9.19] an offer stands to noon, six or eight, under condition of a loan of some weeks', () => {
  const { fields } = form('purchase-offer')
  expect(fields.validHour).toMatchObject({ options: ['12:00', '18:00', '20:00'] })
  expect(fields.loanWeeks).toMatchObject({ options: ['3', '4', '6'] })
  expect(fields.financing).toMatchObject({ options: ['loan', 'none'] })
  for (const amount of [fields.amount, fields.loanAmount]) {
    expect(amount).toMatchObject({ lowest: 1_000_00, highest: 100_000_000_00 })
  }
  expect(fields.secondBuyer).toMatchObject({ longest: 160 })
  expect(fields.conditions).toMatchObject({ label: 'conditions', help: 'conditions' })
})

test('[9.19] an offer is made step by step, and every field belongs to a step of its form', () => {
  expect(form('purchase-offer').steps).toEqual(['offer', 'buyer', 'confirm'])
  for (const { steps = [], fields } of forms) {
    const named = Object.values(fields).flatMap(({ step }) => step ?? [])
    expect(new Set(named)).toEqual(new Set(steps))
  }
})

test('what binds or decides on a home is read over before it is sent', () => {
  for (const name of ['purchase-offer', 'rental-file']) expect(form(name).hasRecap).toBe(true)
})

test('[9.20] a rental file asks how many live there, from when, and what comes in', () => {
  const { fields, steps } = form('rental-file')
  expect(steps).toEqual(['person', 'household', 'review'])
  expect(fields.persons).toMatchObject({ lowest: 1, highest: 20 })
  expect(fields.income).toMatchObject({ lowest: 0, highest: 100_000_00 })
  expect(fields.papers).toMatchObject({ atMost: 6 })
})

test.each([
  ['purchase-offer', { validUntil: '2026-03-03' }, []],
  ['purchase-offer', { validUntil: '2026-03-02' }, [['validUntil', 'ALERT_DATE_PAST']]],
  ['purchase-offer', {}, []],
  ['purchase-offer', { financing: 'none' }, []],
  ['purchase-offer', { financing: 'loan', loanAmount: 1, loanWeeks: '3' }, []],
  ['purchase-offer', { financing: 'loan', loanWeeks: '3' }, [['loanAmount', 'ALERT_LOAN_EMPTY']]],
  ['purchase-offer', { financing: 'loan', loanAmount: 1 }, [['loanWeeks', 'ALERT_LOAN_EMPTY']]],
  ['rental-file', { startDay: '2026-03-02' }, []],
  ['rental-file', { startDay: '2026-03-01' }, [['startDay', 'ALERT_DATE_PAST']]],
  ['rental-file', {}, []],
])('%s with %j', (name, answers, problems) => {
  const found = form(name).check?.(answers, '2026-03-02')
  expect(found?.map(({ field, alert }) => [field, alert])).toEqual(problems)
})
