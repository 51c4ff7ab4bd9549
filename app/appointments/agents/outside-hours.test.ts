import { expect, test } from 'vitest'
import { outsideHours } from './outside-hours'

const viewing = (agentId: number, day: string, from: string, to: string) => ({
  agentId,
  status: 'confirmed' as const,
  startsAt: new Date(`${day}T${from}:00+01:00`),
  endsAt: new Date(`${day}T${to}:00+01:00`),
})
const closed = (agentId: number | null, day: string) => ({ agentId, day, windows: [] })

test('a viewing on a day the office closed is one nobody comes to', () => {
  const agreed = viewing(1, '2027-01-14', '10:00', '10:30')
  expect(outsideHours([agreed], [closed(null, '2027-01-14')], null)).toEqual([agreed])
  expect(outsideHours([agreed], [closed(null, '2027-01-15')], null)).toEqual([])
  expect(outsideHours([agreed], [], null)).toEqual([])
})

test('hours that hold the viewing from its start to its end are enough', () => {
  const day = { agentId: null, day: '2027-01-14', windows: [{ from: '10:00', to: '12:00' }] }
  const inside = viewing(1, '2027-01-14', '10:00', '10:30')
  const last = viewing(1, '2027-01-14', '11:30', '12:00')
  const late = viewing(1, '2027-01-14', '11:45', '12:15')
  const early = viewing(1, '2027-01-14', '09:45', '10:15')
  expect(outsideHours([inside, last, late, early], [day], null)).toEqual([late, early])
})

test('what an agent decided about a day counts before the office', () => {
  const agreed = viewing(1, '2027-01-14', '10:00', '10:30')
  const open = { agentId: 1, day: '2027-01-14', windows: [{ from: '09:00', to: '12:00' }] }
  expect(outsideHours([agreed], [closed(null, '2027-01-14'), open], null)).toEqual([])
  expect(outsideHours([agreed], [open, closed(null, '2027-01-14')], null)).toEqual([])
  expect(outsideHours([agreed], [closed(1, '2027-01-14')], 1)).toEqual([agreed])
  expect(outsideHours([agreed], [closed(2, '2027-01-14')], 2)).toEqual([])
  expect(outsideHours([agreed], [closed(1, '2027-01-14')], null)).toEqual([])
  expect(outsideHours([agreed], [closed(null, '2027-01-14')], 1)).toEqual([])
})

test.each(['cancelled', 'done', 'no-show'] as const)(
  'a viewing that is %s needs nobody',
  (status) => {
    const over = { ...viewing(1, '2027-01-14', '10:00', '10:30'), status }
    expect(outsideHours([over], [closed(null, '2027-01-14')], null)).toEqual([])
  },
)

test('ten to midnight belongs to its own day in Brussels', () => {
  const late = viewing(1, '2027-01-14', '23:20', '23:50')
  expect(outsideHours([late], [closed(null, '2027-01-14')], null)).toEqual([late])
  expect(outsideHours([late], [closed(null, '2027-01-13')], null)).toEqual([])
})
