import { expect, test } from 'vitest'
import { soughtTowns } from '../app/demands/seekers.server'
import { readStoredCriteria } from '../app/demands/stored-criteria'
import { openTestDatabase } from '../testing/test-database'
import { plantDemoSeekers } from './plant-demo-seekers'
import { demoSeekers } from './seekers/demo-seekers'

test('the demo agency can say how many look for a house in its towns', async () => {
  const { db } = await openTestDatabase()
  const now = new Date('2026-11-15T10:00:00Z')
  await plantDemoSeekers(db, now)
  expect(await soughtTowns({ db, now: () => now })).toEqual([
    { city: 'Aarschot', seekers: 34 },
    { city: 'Leuven', seekers: 21 },
    { city: 'Rotselaar', seekers: 12 },
  ])
})

test('everyone has an address of their own, and a search we can read', () => {
  expect(new Set(demoSeekers.map(({ email }) => email)).size).toBe(demoSeekers.length)
  for (const { email, wish } of demoSeekers) {
    expect(email).toMatch(/^[a-z]+\.\d+@seekers\.example$/)
    expect(readStoredCriteria(wish)).toEqual(wish)
  }
})
