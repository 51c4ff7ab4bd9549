import { expect, test } from 'vitest'
import type { Status } from '../appointment'
import { agendaEntries } from './agenda-entries'

const visit = (id: string, slotId: string, hour: string, status: Status = 'confirmed') => ({
  ...{ id, slotId, status, startsAt: new Date(`2026-11-18T${hour}:00Z`) },
})

test('a group is one entry, soonest first, and who cancelled is not in it', () => {
  const entries = agendaEntries([
    visit('late', 'b', '14:00'),
    visit('one', 'a', '09:00'),
    visit('two', 'a', '09:00', 'requested'),
    visit('gone', 'a', '09:00', 'cancelled'),
    visit('off', 'c', '08:00', 'cancelled'),
  ])
  expect(entries.map(({ visits }) => visits.map(({ id }) => id))).toEqual([
    ['one', 'two'],
    ['late'],
  ])
})
