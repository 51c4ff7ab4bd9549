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

test.each([
  ['per-month', 'per maand'],
  ['for-take-over', 'voor de overname'],
  [null, null],
] as const)('in the list a price is told with its term: %s', (term, text) => {
  const row = { id: 1, version: 1, reference: 'A-1', priceCents: 95_000, term }
  const html = drawn(<PriceCell row={row} />, 'nl')
  expect(html).toContain('€\u00a0950')
  expect(/per maand|voor de overname/.exec(html)?.[0] ?? null).toBe(text)
})
