import { expect, test } from 'vitest'
import type { Status } from '../appointment'
import { agendaEntries } from './agenda-entries'

const viewing = (id: string, slotId: string, hour: string, status: Status = 'confirmed') => ({
  id,
  slotId,
  status,
  startsAt: new Date(`2026-11-18T${hour}:00Z`),
})

test('a group is one entry, soonest first, and who cancelled is not in it', () => {
  const entries = agendaEntries([
    viewing('late', 'b', '14:00'),
    viewing('one', 'a', '09:00'),
    viewing('two', 'a', '09:00', 'requested'),
    viewing('gone', 'a', '09:00', 'cancelled'),
    viewing('off', 'c', '08:00', 'cancelled'),
  ])
  expect(entries.map(({ viewings }) => viewings.map(({ id }) => id))).toEqual([
    ['one', 'two'],
    ['late'],
  ])
})
