import { expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { surroundingsOf } from './surroundings.server'

const { db } = await openTestDatabase()
const signer = { fingerprint: () => Buffer.alloc(32) }

test('where the map that comes with the house is empty nothing is drawn', async () => {
  const tools = { db, signer, language: 'nl' as const, contentVersion: 1 }
  const pictureAt = async (latitude: number, longitude: number) =>
    (await surroundingsOf(tools, { latitude, longitude, radius: null })).picture
  expect(await pictureAt(38.35, -0.48)).toBeNull()
  expect(await pictureAt(50.88, 4.7)).toMatch(/^\/map\/places\/land_50\.88_4\.7_/)
})
