import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../database/client.server'
import { type CarrierMoment, carrierMoments } from './killed-carrier.testing'
import type { NoticeContent, NoticeOf } from './notice'
import { listNotices } from './office-notice-queries.server'
import { oweNotice } from './owe-notice.server'

/** What a CRM knows in the end, in the words of the test. */
export type HeardThing = { email: string; home: string | null; words: string }

export type WriterUnderTest = {
  db: Database
  source: string
  now: () => Date
  /** Our number of a home that the CRM has, and its own id of it. */
  home: { id: number; externalId: string }
  carry: () => Promise<void>
  later: (minutes: number) => void
  heard: () => HeardThing[]
  /** How often it was written to, whatever came of it. */
  writes: () => number
  clear: () => Promise<void>
  /** Wrong answers after which nobody knows whether it was heard, or it was not. */
  faults: readonly string[]
  /** Of a CRM that cannot be asked whether a word arrived: those after which a colleague decides. */
  inDoubt?: readonly string[]
  breakWith: (fault: string | undefined, times?: number) => void
  /** Ends the carrier after the deed, before our note of it. */
  dieAfterDeed: () => Promise<void>
  /** The same in a process of its own, which is killed. */
  killCarrier: (moment: CarrierMoment) => Promise<void>
  refuse: (isRefusing: boolean) => void
}

export const anEnquiry = (email = 'nora@example.be'): NoticeContent & { kind: 'enquiry' } => ({
  kind: 'enquiry',
  person: { firstName: 'Nora', lastName: 'Peeters', email, phone: '+32470123456', language: 'nl' },
  about: { property: null, project: null },
  words: 'Mag ik de plannen zien?',
})

export const aViewing: NoticeOf<'viewing'> = {
  ...anEnquiry(),
  kind: 'viewing',
  words: 'Bezoek van Nora Peeters',
  startsAt: '2026-11-18T09:00:00.000Z',
  endsAt: '2026-11-18T09:30:00.000Z',
  isCancelled: false,
}

/** Of somebody who looks for a house with a garden. */
export const aWish: NoticeOf<'demand'>['wish'] = {
  goal: 'sale',
  types: [1],
  zips: ['3000'],
  minPrice: null,
  maxPrice: 400_000,
  minBedrooms: 3,
  minLiving: null,
  hasGarden: true,
  hasTerrace: false,
  hasGarage: false,
}

const ids = {
  one: '11111111-0000-4000-8000-000000000000',
  two: '22222222-0000-4000-8000-000000000000',
}

/** As when the process ends after the deed: nothing that comes after it is noted. */
export async function diesAfterDeed(db: Database, carry: () => Promise<void>) {
  await db.execute(sql`
    create or replace function die() returns trigger language plpgsql as
      $$ begin if new.begun_at is null or new.state <> 'waiting' or new.answer is not null then raise 'dead'; end if; return new; end $$`)
  await db.execute(sql`
    create trigger die before update on feed_notices for each row execute function die()`)
  await carry()
  await db.execute(sql`drop trigger die on feed_notices`)
}

/** What every connector that writes back keeps. */
export function writeBackContract(name: string, crm: WriterUnderTest) {
  beforeEach(async () => {
    crm.breakWith(undefined)
    crm.refuse(false)
    await crm.db.execute(sql`delete from feed_notices`)
    await crm.clear()
  })
  describe(`writing back to ${name}`, () => {
    arrives(crm)
    survives(crm)
    givesUp(crm)
  })
}

function toolsOf(crm: WriterUnderTest) {
  const { db } = crm
  const owe = (subject: string, email?: string) =>
    db.transaction((tx) =>
      oweNotice(tx, {
        subject,
        content: anEnquiry(email),
        propertyId: crm.home.id,
        now: crm.now(),
      }),
    )
  const states = async () =>
    (await listNotices(db, crm.source, 99)).map(({ state, answer }) => [state, answer])
  return { db, owe, states }
}

function arrives(crm: WriterUnderTest) {
  const { db, owe, states } = toolsOf(crm)

  test('[7.01] an enquiry arrives with its person, its home and its words', async () => {
    await owe(ids.one)
    await crm.carry()
    expect(crm.heard()).toEqual([
      {
        email: 'nora@example.be',
        home: crm.home.externalId,
        words: expect.stringContaining('Mag ik de plannen zien?'),
      },
    ])
    expect(await states()).toEqual([['taken', null]])
  })

  test('[7.01] once taken, nothing of the person stays in what was owed', async () => {
    await owe(ids.one)
    await crm.carry()
    const { rows } = await db.execute(sql`select * from feed_notices`)
    expect(JSON.stringify(rows)).not.toMatch(/nora|Peeters|plannen/i)
  })

  test('[7.01] the same thing owed twice is told once', async () => {
    await owe(ids.one)
    await owe(ids.one)
    await crm.carry()
    const writes = crm.writes()
    await owe(ids.one)
    await crm.carry()
    expect([crm.heard().length, crm.writes()]).toEqual([1, writes])
  })

  test('[7.01] two carriers at once tell each thing once', async () => {
    await owe(ids.one)
    await owe(ids.two, 'karel@example.be')
    await Promise.all([crm.carry(), crm.carry(), crm.carry()])
    expect([crm.heard().length, crm.writes()]).toEqual([2, 2])
  })
}

function survives(crm: WriterUnderTest) {
  const { owe, states } = toolsOf(crm)
  const { inDoubt = [] } = crm
  const undecided = ['failed', 'in-doubt']

  test.each([...crm.faults])(
    '[7.01] "%s" is tried again later, and is one thing in the end',
    async (fault) => {
      await owe(ids.one)
      crm.breakWith(fault)
      await crm.carry()
      const writes = crm.writes()
      await crm.carry()
      expect(crm.writes()).toBe(writes)
      expect((await states())[0]?.[0]).toBe('waiting')
      crm.breakWith(undefined)
      crm.later(1)
      await crm.carry()
      expect(crm.heard()).toHaveLength(1)
      expect(await states()).toEqual([inDoubt.includes(fault) ? undecided : ['taken', null]])
    },
  )

  test('[7.01] killed between the deed and our note of it, it is one thing in the end', async () => {
    await owe(ids.one)
    await crm.dieAfterDeed()
    expect(crm.heard()).toHaveLength(1)
    expect((await states())[0]?.[0]).toBe('waiting')
    crm.later(6)
    await crm.carry()
    expect(crm.heard()).toHaveLength(1)
    expect(await states()).toEqual([crm.inDoubt ? undecided : ['taken', null]])
  })

  test.each(carrierMoments)(
    '[7.01] a carrier that is killed after the deed, %s, has told one thing in the end',
    async (moment) => {
      await owe(ids.one)
      await crm.killCarrier(moment)
      expect(crm.heard()).toHaveLength(1)
      expect((await states())[0]?.[0]).toBe('waiting')
      // Nobody else tells it while the killed one may still be at it.
      const writes = crm.writes()
      crm.later(4)
      await crm.carry()
      expect(crm.writes()).toBe(writes)
      crm.later(2)
      await crm.carry()
      expect(crm.heard()).toHaveLength(1)
      expect(await states()).toEqual([crm.inDoubt ? undecided : ['taken', null]])
    },
  )
}

function givesUp(crm: WriterUnderTest) {
  const { owe, states } = toolsOf(crm)

  test('[7.01] three days without an answer are enough; a colleague may have it told again', async () => {
    await owe(ids.one)
    // Where nothing can be looked for, only what was surely not heard is tried for so long.
    crm.breakWith(crm.inDoubt ? '429' : '500')
    for (let hour = 0; hour < 75; hour += 1) {
      await crm.carry()
      crm.later(60)
    }
    expect(await states()).toEqual([['failed', 'overloaded']])
    expect(crm.writes()).toBeLessThan(100)
  })

  test('[7.01] one that is refused is not tried again, and leaves the next its turn', async () => {
    await owe(ids.one)
    crm.refuse(true)
    await crm.carry()
    const [[state, answer] = []] = await states()
    expect([state, answer]).toEqual(['failed', expect.stringMatching(/\w{3}/)])
    const writes = crm.writes()
    crm.later(600)
    await crm.carry()
    expect(crm.writes()).toBe(writes)
    crm.refuse(false)
    await owe(ids.two, 'karel@example.be')
    await crm.carry()
    expect((await states()).map(([each]) => each).sort()).toEqual(['failed', 'taken'])
  })

  test('[7.01] a hundred that wait for a CRM that is down cost it one call', async () => {
    for (let at = 0; at < 100; at += 1) await owe(`${at}`.padStart(8, '0'), `a${at}@example.be`)
    crm.breakWith('500')
    await crm.carry()
    expect(crm.writes()).toBe(1)
  })
}
