import fc from 'fast-check'
import { expect, test } from 'vitest'
import { enquiryFilterQuery, numberIn, phoneIn, readEnquiryFilter, wordsIn } from './enquiry-filter'

const read = (query: string) => readEnquiryFilter(new URLSearchParams(query))

test('an address says what the list shows, and nonsense in it says nothing', () => {
  expect(read('')).toMatchObject({ text: '', state: 'open', page: 1 })
  expect(read('state=gone&page=-3&assignee=me&property=x')).toEqual(read(''))
  expect(read('state=')).toMatchObject({ state: 'all' })
  expect(read('text=nora&state=done&page=3')).toMatchObject({
    text: 'nora',
    state: 'done',
    page: 3,
  })
})

test('what was read is written the same', () => {
  const some = fc.record(
    {
      text: fc.string({ maxLength: 40 }).map((text) => text.trim()),
      form: fc.constantFrom('contact-me', 'purchase-offer'),
      state: fc.constantFrom('open' as const, 'new' as const, 'all' as const),
      assignee: fc.uuid(),
      property: fc.integer({ min: 1, max: 99_999 }),
      page: fc.integer({ min: 1, max: 900 }),
    },
    { requiredKeys: ['text', 'state', 'page'] },
  )
  fc.assert(
    fc.property(some, (wish) => {
      expect(read(enquiryFilterQuery(wish))).toEqual(wish)
    }),
  )
})

test.each([
  ['2026-00042', 42],
  ['42', 42],
  [' 00042 ', 42],
  ['0470 12 34 56', undefined],
  ['nora', undefined],
])('the number in %j is %j', (text, number) => expect(numberIn(text)).toBe(number))

test.each([
  ['0470 12 34 56', '470123456'],
  ['0470/12.34.56', '470123456'],
  ['+32 470 12 34 56', '470123456'],
  ['+32 (0)470-123456', '470123456'],
  ['0032470123456', '470123456'],
  ['016 55 00 11', '16550011'],
  ['12 34 56', '123456'],
  ['2026', undefined],
  ['BK-0012', undefined],
  ['Nora 0470', undefined],
])('the phone number in %s', (typed, digits) => {
  expect(phoneIn(typed)).toBe(digits)
})

test.each([
  ['de Smedt', ['de', 'Smedt']],
  ['p1234567', ['p1234567']],
  ['1234567', ['1234567']],
  ['0470 12 34 56', []],
  ['jo', []],
])('of "%s" these words are looked for in names', (typed, words) => {
  expect(wordsIn(typed)).toEqual(words)
})
