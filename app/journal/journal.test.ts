import { expect, test } from 'vitest'
import { differences } from './journal'

test('tells what differs, and nothing else', () => {
  const before = { title: { nl: 'Huis', fr: 'Maison' }, price: 100, tags: ['a'], note: null }
  const after = { title: { nl: 'Huis', fr: 'Villa' }, price: 120, tags: ['a', 'b'], note: '' }
  expect(differences(before, after)).toEqual([
    { path: 'title.fr', before: 'Maison', after: 'Villa' },
    { path: 'price', before: '100', after: '120' },
    { path: 'tags.1', before: '', after: 'b' },
  ])
})

test('something new differs in all it has, something removed in all it had', () => {
  expect(differences(null, { name: 'x' })).toEqual([{ path: 'name', before: '', after: 'x' }])
  expect(differences({ name: 'x' }, undefined)).toEqual([{ path: 'name', before: 'x', after: '' }])
})
