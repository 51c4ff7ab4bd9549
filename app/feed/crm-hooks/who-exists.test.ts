import { expect, test } from 'vitest'
import { type LastWord, whoExists } from './who-exists'

const word = (externalId: string, wish: Partial<LastWord> = {}, hour = 8): LastWord => ({
  externalId,
  event: 'changed',
  happenedAt: new Date(Date.UTC(2026, 10, 15, hour)),
  units: null,
  project: null,
  ...wish,
})
const gone = { event: 'deleted' as const }

test.each<[string, string[], LastWord[], string[]]>([
  ['what was told of and not called gone', ['a', 'b'], [word('a'), word('b', gone)], ['a']],
  ['nobody of whom there is no word', ['a'], [], []],
  ['the units that their project lists', ['p', 'u'], [word('p', { units: ['u'] })], ['p', 'u']],
  ['no unit that its project lists no longer', ['p', 'u'], [word('p', { units: [] })], ['p']],
  ['no unit of a project that is gone', ['p', 'u'], [word('p', { ...gone, units: ['u'] })], []],
  [
    'no unit with a word of its own, of a project that is gone',
    ['p', 'u'],
    [word('p', gone), word('u', { project: 'p' })],
    [],
  ],
  ['a unit of a project that was never told of', ['u'], [word('u', { project: 'p' })], ['u']],
  [
    'a unit that was told of after its project was read',
    ['p', 'u', 'v'],
    [word('p', { units: [] }, 9), word('u', { project: 'p' }, 10), word('v', { project: 'p' }, 8)],
    ['p', 'u'],
  ],
])('[7.01] there is %s', (_, known, words, expected) => {
  expect([...whoExists(known, words)]).toEqual(expected)
})
