import fc from 'fast-check'
import { expect, test } from 'vitest'
import { overFeed } from './over-feed'
import { withOverrides } from './property-content'

type Property = {
  priceCents: number | null
  title: Partial<Record<'nl' | 'fr', string>>
  details: { costs: { deposit: number | null } }
}
const told: Property = {
  priceCents: 100,
  title: { nl: 'Huis' },
  details: { costs: { deposit: null } },
}
const nothing = { overrides: {}, feedValues: {} }

test('[7.01] only the fields that were changed are decisions, with what the feed says there', () => {
  const wanted: Property = { ...told, title: { nl: 'Villa', fr: 'Villa' } }
  expect(overFeed(nothing, { current: told, wanted, giveBack: [] })).toEqual({
    content: wanted,
    overrides: { 'title.nl': 'Villa', 'title.fr': 'Villa' },
    feedValues: { 'title.nl': 'Huis' },
  })
})

test('[7.01] a field that is given back has the value of the feed, or none', () => {
  const wanted: Property = { ...told, title: { nl: 'Villa', fr: 'Villa' }, priceCents: 90 }
  const first = overFeed(nothing, { current: told, wanted, giveBack: [] })
  const giveBack = ['title.nl', 'title.fr']
  const second = overFeed(first, { current: first.content, wanted: first.content, giveBack })
  expect(second).toEqual({
    content: { ...told, priceCents: 90 },
    overrides: { priceCents: 90 },
    feedValues: { priceCents: 100 },
  })
})

test('a text is given back in all its languages at once', () => {
  const wanted: Property = { ...told, title: { nl: 'Villa', fr: 'Villa' }, priceCents: 90 }
  const first = overFeed(nothing, { current: told, wanted, giveBack: [] })
  const again = { current: first.content, wanted: first.content, giveBack: ['title'] }
  expect(overFeed(first, again)).toMatchObject({
    content: { ...told, priceCents: 90 },
    overrides: { priceCents: 90 },
  })
})

test('a text that was taken away stays away at the next import', () => {
  const wanted: Property = { ...told, title: {} }
  const { overrides } = overFeed(nothing, { current: told, wanted, giveBack: [] })
  expect(withOverrides(told, JSON.parse(JSON.stringify(overrides))).title).toEqual({ nl: '' })
})

const property: fc.Arbitrary<Property> = fc.record({
  priceCents: fc.option(fc.nat(3)),
  title: fc.record({ nl: fc.constantFrom('a', 'b'), fr: fc.constantFrom('a', 'b') }),
  details: fc.record({ costs: fc.record({ deposit: fc.option(fc.nat(3)) }) }),
})

test('whatever is saved is what is read, and giving all back brings the feed back', () => {
  fc.assert(
    fc.property(property, property, property, (feed, first, second) => {
      const one = overFeed(nothing, { current: feed, wanted: first, giveBack: [] })
      const kept = JSON.parse(JSON.stringify(one))
      const two = overFeed(kept, { current: one.content, wanted: second, giveBack: [] })
      expect(two.content).toEqual(second)
      const giveBack = Object.keys(two.overrides)
      const last = overFeed(two, { current: two.content, wanted: two.content, giveBack })
      expect(last).toEqual({ content: feed, overrides: {}, feedValues: {} })
    }),
  )
})
