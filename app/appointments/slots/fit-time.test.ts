import { expect, test } from 'vitest'
import { at } from '../testing'
import { fitTime } from './fit-time'

const wish = { startsAt: at('18T10:00'), endsAt: at('18T10:30'), propertyId: 7 }
const taken = (from: string, to: string, away: string, propertyId: number | null = 8) => ({
  slotId: from,
  propertyId,
  startsAt: at(`18T${from}`),
  endsAt: at(`18T${to}`),
  awayUntil: at(`18T${away}`),
})

test.each([
  ['the same time', taken('10:00', '10:30', '10:50')],
  ['a time that runs into it', taken('09:45', '10:01', '10:20')],
  ['a time that begins before it ends', taken('10:29', '11:00', '11:20')],
  ['a time around it', taken('09:00', '12:00', '12:20')],
  ['the same property', taken('10:15', '10:45', '10:45', 7)],
  ['no property of ours', taken('10:15', '10:45', '10:45', null)],
])('never on top of %s', (_, other) => {
  expect(fitTime(wish, [other], 20)).toEqual({ outcome: 'full' })
})

test('with the usual drive after it when nothing follows', () => {
  const answer = { outcome: 'fits', awayUntil: at('18T10:50'), hurried: [] }
  expect(fitTime(wish, [], 20)).toEqual(answer)
  expect(fitTime(wish, [taken('09:00', '09:30', '09:50')], 20)).toEqual(answer)
  expect(fitTime(wish, [taken('10:30', '11:00', '11:20', 7)], 20)).toEqual(answer)
})

test('with nothing between two viewings there is no drive, and a drive that is over hurries nobody', () => {
  const before = taken('09:30', '10:00', '10:20')
  expect(fitTime(wish, [before, taken('10:30', '11:00', '11:20')], 20)).toEqual({
    outcome: 'fits',
    awayUntil: at('18T10:30'),
    hurried: ['09:30'],
  })
  expect(fitTime(wish, [taken('09:10', '09:40', '10:00')], 20)).toMatchObject({ hurried: [] })
})

test('the agency may plan less time to drive, before it and after it', () => {
  const others = [taken('09:20', '09:50', '10:10'), taken('10:40', '11:00', '11:20')]
  expect(fitTime(wish, others, 20)).toEqual({
    outcome: 'fits',
    awayUntil: at('18T10:40'),
    hurried: ['09:20'],
  })
})
