import { expect, test } from 'vitest'
import { linesOf, reportOf } from './report'

const same = { isNew: false, isGone: false }
const changes = [
  { name: 'contact-nl-390.png', share: 0.01, ...same },
  { name: 'for-sale-filtered-fr-1280.png', share: 0.3, ...same },
  { name: 'contact-fr-1280.png', share: 0.1234, ...same },
  { name: 'map-nl-820.png', share: 0, isNew: true, isGone: false },
]

test('a page is told once, and the one that changed most first', () => {
  expect(linesOf(changes)).toEqual([
    '     new  map (nl-820)',
    ' 30.00 %  for-sale-filtered (fr-1280)',
    ' 12.34 %  contact (fr-1280, and 1 more)',
  ])
})

test('the report leads to every picture', () => {
  for (const { name } of changes) expect(reportOf(changes)).toContain(`href="${name}"`)
})
