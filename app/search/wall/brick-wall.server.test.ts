import { createElement } from 'react'
import { expect, test } from 'vitest'
import { drawn } from '../../../testing/drawn'
import { openTestDatabase } from '../../../testing/test-database'
import { aProperty, insertProperties } from '../../properties/testing'
import { BrickWall } from './brick-wall'
import { laidBricks } from './laid-bricks.server'

const { db } = await openTestDatabase()
const sold = { list: 'realisations' as const, status: 'sold' as const }
const at = (day: string) => ({ publishedAt: new Date(`${day}T09:00:00Z`) })

test('each property that found someone is a brick, the oldest first; others are none', async () => {
  const [late, early, hidden, open] = [
    aProperty({ ...sold, ...at('2026-02-01'), title: { fr: 'Maison neuve' } }),
    aProperty({ ...sold, ...at('2024-02-01'), title: { fr: 'Ferme' } }),
    aProperty({ ...sold, isPublished: false }),
    aProperty(),
  ]
  await insertProperties(db, [late, early, hidden, open])
  const bricks = await laidBricks(db, 'fr')
  expect(bricks.map(({ id }) => id)).toEqual([early.id, late.id])
  expect(bricks[0]?.name).toMatch(/^Ferme, /)
  expect(bricks[0]?.href).toMatch(new RegExp(`^/fr/.*/${early.id}/$`))
})

test('a brick has the tone of its picture, or that of a brick', () => {
  const brick = { href: '/x/', name: 'Huis, Gent' }
  const bricks = [
    { ...brick, id: 1, tone: '#b8b8a8' },
    { ...brick, id: 2, tone: null },
  ]
  const html = drawn(createElement(BrickWall, { bricks }), 'nl')
  expect(html.match(/fill="#b8b8a8"/g)).toHaveLength(1)
  expect(html.match(/aria-label="Huis, Gent"/g)).toHaveLength(2)
})
