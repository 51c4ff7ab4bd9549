import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../../testing/test-database'
import { listChanges } from '../../journal/queries.server'
import { aProperty, insertProperties } from '../../properties/testing'
import { mandateForm, noMandate } from './mandate'
import { findMandate } from './queries.server'
import { saveMandate } from './save-mandate.server'

const { db } = await openTestDatabase()
const by = { id: '00000000-0000-7000-8000-000000000001', name: 'An Agent' }
const tools = { db, now: () => new Date('2026-11-15T10:00:00Z') }
const propertyId = 7
const mandate = { ...noMandate, startsOn: '2026-11-01', commission: '3 %', isExclusive: true }

beforeEach(async () => {
  await db.execute(sql`truncate properties, changes cascade`)
  await insertProperties(db, [{ ...aProperty(), id: propertyId }])
})

test('a mandate is kept with who changed it, and goes with its property', async () => {
  expect(await findMandate(db, propertyId)).toEqual({ version: 0, mandate: noMandate })
  expect(await saveMandate(tools, by, { propertyId, version: 0, mandate })).toEqual({
    outcome: 'saved',
  })
  const longer = { ...mandate, endsOn: '2027-04-30' }
  await saveMandate(tools, by, { propertyId, version: 1, mandate: longer })
  expect(await findMandate(db, propertyId)).toEqual({ version: 2, mandate: longer })
  const changes = await listChanges(db, { kind: 'mandate', id: `${propertyId}` })
  expect(changes).toMatchObject([
    { accountName: 'An Agent', before: mandate, after: longer },
    { before: noMandate, after: mandate },
  ])
  await db.execute(sql`delete from properties where id = ${propertyId}`)
  expect(await findMandate(db, propertyId)).toMatchObject({ version: 0 })
})

test.each([0, 1])(
  'who saves after somebody else is told (opened at version %d)',
  async (version) => {
    await saveMandate(tools, by, { propertyId, version: 0, mandate })
    if (version === 1) await saveMandate(tools, by, { propertyId, version, mandate })
    const late = await saveMandate(tools, by, { propertyId, version, mandate: noMandate })
    expect(late).toEqual({ outcome: 'stale', theirs: mandate, version: version + 1 })
    expect(await findMandate(db, propertyId)).toMatchObject({ mandate })
  },
)

test('an agent that is not there is refused', async () => {
  const wish = { propertyId, version: 0, mandate: { ...mandate, agentId: 999 } }
  expect(await saveMandate(tools, by, wish)).toEqual({ outcome: 'unknown-agent' })
  expect(await findMandate(db, propertyId)).toMatchObject({ version: 0 })
})

test('a mandate that starts in a year that no calendar has is refused by its form', () => {
  const told = mandateForm.safeParse({ ...mandate, startsOn: '0000-01-01' })
  expect(told.error?.issues).toMatchObject([{ path: ['startsOn'], code: 'invalid_format' }])
})

test('a mandate does not end before it starts', () => {
  const told = mandateForm.safeParse({ ...mandate, endsOn: '2026-10-31' })
  expect(told.error?.issues).toMatchObject([{ path: ['endsOn'], params: { key: 'order' } }])
  expect(mandateForm.safeParse({ ...mandate, endsOn: '2026-11-01' }).success).toBe(true)
})
