import { expect, test } from 'vitest'
import { movedTo, possibleStates, propertyStates } from './property-states'

type Property = Parameters<typeof possibleStates>[0]
const sale = (status: Property['status'], isPublished = true): Property => ({
  status,
  isPublished,
  goal: 'sale',
})

test.each<[string, Property, string[]]>([
  ['a draft', sale('available', false), ['publish', 'withdraw']],
  ['on offer', sale('available'), ['option', 'sold', 'withdraw']],
  ['to rent', { ...sale('available'), goal: 'rent' }, ['option', 'rented', 'withdraw']],
  ['under option', sale('option'), ['sold', 'withdraw', 'back']],
  ['sold', sale('sold'), ['withdraw', 'back']],
  ['withdrawn', sale('withdrawn', false), ['back']],
])('%s can become the right things', (_, property, states) => {
  expect(possibleStates(property)).toEqual(states)
  for (const state of propertyStates) {
    expect(movedTo(property, state) !== undefined).toBe(states.includes(state))
  }
})
