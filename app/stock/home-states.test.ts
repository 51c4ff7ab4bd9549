import { expect, test } from 'vitest'
import { homeStates, movedTo, possibleStates } from './home-states'

type Home = Parameters<typeof possibleStates>[0]
const sale = (status: Home['status'], isPublished = true): Home => ({
  ...{ status, isPublished, goal: 'sale' },
})

test.each<[string, Home, string[]]>([
  ['a draft', sale('available', false), ['publish', 'withdraw']],
  ['on offer', sale('available'), ['option', 'sold', 'withdraw']],
  ['to rent', { ...sale('available'), goal: 'rent' }, ['option', 'rented', 'withdraw']],
  ['under option', sale('option'), ['sold', 'withdraw', 'back']],
  ['sold', sale('sold'), ['withdraw', 'back']],
  ['withdrawn', sale('withdrawn', false), ['back']],
])('%s can become the right things', (_, home, states) => {
  expect(possibleStates(home)).toEqual(states)
  for (const state of homeStates) {
    expect(movedTo(home, state) !== undefined).toBe(states.includes(state))
  }
})
