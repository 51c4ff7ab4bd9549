import { expect, test } from 'vitest'
import { drawn } from '../../../testing/drawn'
import { PriceCell } from './list/price-cell'
import { StateBadge } from './state-badge'

test.each([
  ['sale', 'active', 'In verkoop'],
  ['sale', 'sold-out', 'Uitverkocht'],
  ['rent', 'preparation', 'In voorbereiding'],
  ['rent', 'active', 'Te huur'],
  ['rent', 'sold-out', 'Alles verhuurd'],
] as const)('a project for %s that is %s is called "%s"', (goal, state, text) => {
  expect(drawn(<StateBadge goal={goal} state={state} />, 'nl')).toContain(`>${text}<`)
})

const row = { id: 1, version: 1, reference: 'A-1', priceCents: 95_000, type: 2 }

test.each([
  ['a rent', { goal: 'rent', goalNumber: 1 }, 'per maand'],
  ['a take-over', { goal: 'rent', goalNumber: 2 }, 'voor de overname'],
  ['a sale', { goal: 'sale', goalNumber: 0 }, null],
] as const)('in the list the price of %s says what it is for', (_, offered, term) => {
  const html = drawn(<PriceCell row={{ ...row, ...offered }} />, 'nl')
  expect(html).toContain('€\u00a0950')
  for (const each of ['per maand', 'voor de overname']) {
    expect(html.includes(each)).toBe(each === term)
  }
})

test('without a price nothing is said of it', () => {
  const none = { ...row, goal: 'rent', goalNumber: 1, priceCents: null } as const
  expect(drawn(<PriceCell row={none} />, 'nl')).not.toContain('per maand')
})
