import { expect, test } from 'vitest'
import { noPlanning, planning, planningLine } from './planning'

const told = {
  permitOn: '2026-03-10',
  worksOn: '2026-06-01',
  shellOn: '2026-09-15',
  finishOn: '2027-04-01',
  keysOn: '2027-10-01',
}
const states = (today: string, wish = {}) =>
  planningLine({ ...told, ...wish }, today).map(({ state }) => state)

test.each([
  ['before all of it', '2026-01-01', ['coming', 'coming', 'coming', 'coming', 'coming']],
  ['on the day of the permit', '2026-03-10', ['done', 'coming', 'coming', 'coming', 'coming']],
  ['on the first day of the works', '2026-06-01', ['done', 'now', 'coming', 'coming', 'coming']],
  ['the day before the finishing', '2027-03-31', ['done', 'done', 'now', 'coming', 'coming']],
  ['once the keys are given', '2027-10-01', ['done', 'done', 'done', 'done', 'done']],
])('%s', (_, today, expected) => {
  expect(states(today)).toEqual(expected)
})

test('a phase without a day is left out, and the one before it goes on', () => {
  expect(states('2026-12-01', { shellOn: null })).toEqual(['done', 'now', 'coming', 'coming'])
  expect(planningLine(noPlanning(), '2026-12-01')).toEqual([])
})

test('a phase does not begin before one that precedes it, whatever lies between', () => {
  const wrong = (wish: object) =>
    planning.safeParse({ ...told, ...wish }).error?.issues.map(({ path }) => path.join('.'))
  expect(wrong({})).toBeUndefined()
  expect(wrong({ worksOn: told.permitOn })).toBeUndefined()
  expect(wrong({ worksOn: '2026-03-09' })).toEqual(['worksOn'])
  expect(wrong({ worksOn: null, shellOn: '2026-03-09' })).toEqual(['shellOn'])
  expect(wrong({ permitOn: null, worksOn: null })).toBeUndefined()
  const { error } = planning.safeParse({ ...told, worksOn: '2026-03-09' })
  expect(error?.issues).toMatchObject([{ params: { key: 'phase-order' } }])
})
