import { expect, test } from 'vitest'
import { at } from '../testing'
import { quartersOf } from './quarters'

const stretch = (from: string, to: string) =>
  quartersOf({ startsAt: at(`18T${from}`), endsAt: at(`18T${to}`) })

test('an hour less ten minutes has three quarters, one after the other', () => {
  expect(stretch('10:00', '10:50')).toEqual([
    { startsAt: at('18T10:00'), endsAt: at('18T10:15') },
    { startsAt: at('18T10:15'), endsAt: at('18T10:30') },
    { startsAt: at('18T10:30'), endsAt: at('18T10:45') },
  ])
  expect(stretch('10:05', '10:20')).toHaveLength(1)
  expect(stretch('10:00', '10:14')).toEqual([])
})
