import { expect, test } from 'vitest'
import { anAgency } from '../../../testing/an-agency'
import { openTestDatabase } from '../../../testing/test-database'
import { openTestJobs } from '../../../testing/test-jobs'
import { mailDue } from '../../mail/outbox.server'
import { mails } from '../../mail/tables.server'
import { mailResult } from './mail-result.server'

const { db } = await openTestDatabase()
const jobs = await openTestJobs(db, [mailDue])

const tools = (address: string) => ({
  db,
  jobs,
  agency: anAgency,
  address,
  language: 'fr' as const,
  now: () => new Date('2026-11-15T10:00:00Z'),
})
const sum = (email: string) => ({
  email,
  title: 'Que coûte la rénovation ?',
  link: 'https://baksteen.example/fr/?score=480',
  facts: [{ label: 'Coût des travaux', value: '€ 23.400 – € 34.650' }],
})

test('[1.09] the result leaves once, in the reader’s language, with a way back to it', async () => {
  for (let press = 0; press < 3; press += 1) {
    const { outcome } = await mailResult(tools('a'), sum('nora@example.be'))
    expect(outcome).toBe('posted')
  }
  const letters = await db.select().from(mails)
  expect(letters).toHaveLength(1)
  expect(letters[0]?.text).toContain('€ 23.400 – € 34.650')
  expect(letters[0]?.text).toContain('15-11-2026')
  expect(letters[0]?.html).toContain('https://baksteen.example/fr/?score=480')
})

test('an address that is none gets no letter, and strangers get few', async () => {
  expect((await mailResult(tools('b'), sum('a@b.be, c@d.be'))).outcome).toBe('invalid')
  const outcomes: string[] = []
  for (let press = 0; press < 6; press += 1) {
    const link = `https://baksteen.example/?n=${press}`
    outcomes.push((await mailResult(tools('b'), { ...sum('c@d.be'), link })).outcome)
  }
  expect(outcomes).toEqual([...Array(5).fill('posted'), 'too-many'])
})
