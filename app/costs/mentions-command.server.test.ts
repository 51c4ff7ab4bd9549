import { expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { insertProperties } from '../properties/queries.server'
import { aProperty } from '../properties/testing'
import { mentionsCommand } from './mentions-command.server'
import { openRuleBook } from './open-rule-book.server'

const { db } = await openTestDatabase()
const tools = { db, now: () => new Date('2026-11-15T10:00:00Z') }

test('the command names each home and what it lacks; sold and foreign homes lack nothing', async () => {
  await openRuleBook(db)
  expect(await mentionsCommand(tools)).toBe('Every advertisement says what the law wants.')
  const bare = aProperty({ zip: '5000', energyLabel: null, reference: 'BK-7' })
  const sold = aProperty({ status: 'sold', list: 'realisations' })
  const abroad = aProperty({ countryId: 33, list: 'abroad', zip: '06000' })
  await insertProperties(db, [bare, sold, abroad])
  expect(await mentionsCommand(tools)).toBe(`${bare.id} BK-7: energy`)
})
