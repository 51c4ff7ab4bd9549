import { expect, test } from 'vitest'
import { besidePage } from './list-overview'

test('a pin tells how many it stands for, and points at those of its page alone', () => {
  const pin = { x: 1, y: 2, width: 64, label: '€ 36k+', href: '/', name: '3 panden', count: 3 }
  const overview = { picture: '/map.svg', credit: '', pins: [{ ...pin, ids: [7, 8, 9] }] }
  expect(besidePage(overview, [{ id: 8 }, { id: 5 }]).pins).toEqual([{ ...pin, ids: [8] }])
  expect(overview.pins[0]?.ids).toEqual([7, 8, 9])
})
