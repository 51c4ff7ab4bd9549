import { expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { findMovedPath, rememberMove } from './moved-paths-queries.server'

const { db } = await openTestDatabase()

test('[2.32] every earlier address leads straight to the present one', async () => {
  await rememberMove(db, '/nl/een/', '/nl/twee/')
  await rememberMove(db, '/nl/twee/', '/nl/drie/')
  expect(await findMovedPath(db, '/nl/een/')).toBe('/nl/drie/')
  expect(await findMovedPath(db, '/nl/twee/')).toBe('/nl/drie/')
  expect(await findMovedPath(db, '/nl/drie/')).toBeUndefined()
})

test('[2.32] a page that moves back does not go in circles', async () => {
  await rememberMove(db, '/nl/heen/', '/nl/weer/')
  await rememberMove(db, '/nl/weer/', '/nl/heen/')
  expect(await findMovedPath(db, '/nl/heen/')).toBeUndefined()
  expect(await findMovedPath(db, '/nl/weer/')).toBe('/nl/heen/')
})
