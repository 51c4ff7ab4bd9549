import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../testing/test-database'
import { listBriefCardsById } from '../../properties/queries.server'
import { propertyDetails } from '../../properties/stored/property-details'
import { aProperty, insertProperties } from '../../properties/testing'
import { noVersion } from '../../web/versioned-cache'
import { openRuleBook } from '../rules/open-rule-book.server'
import { wholeAmounts } from './whole-amounts.server'

const { db } = await openTestDatabase()
const site = { db, now: () => new Date('2026-11-15T11:00:00Z'), contentVersion: noVersion }

async function amountsOf(wishes: Parameters<typeof aProperty>[0][]) {
  const rows = wishes.map((wish) => aProperty(wish))
  await insertProperties(db, rows)
  const ids = rows.map(({ id }) => id)
  const amounts = await wholeAmounts(site, await listBriefCardsById(db, ids, 'nl'))
  return { amounts, told: ids.map((_, at) => amounts?.each[at] ?? undefined) }
}

test('each property of a page, as its own facts say', async () => {
  await openRuleBook(db)
  const let_ = { goal: 'rent', list: 'for-rent', priceCents: 950_00 } as const
  const details = propertyDetails.parse({ costs: { renterCharges: 75_00 } })
  const { amounts, told } = await amountsOf([{}, { ...let_, details }, { zip: '1000' }])
  expect(told.map((each) => each?.of)).toEqual(['sale', 'let', 'sale'])
  expect(told[1]).toEqual({ of: 'let', monthly: '€\u00a01.025', charges: '€\u00a075' })
  // Brussels exempts a part and taxes the rest more: another sum than in Ghent.
  expect(told[2]).not.toEqual(told[0])
  expect(amounts?.loan).toMatchObject({ years: 25, borrowedShare: 8_000 })
})

test('[5.10] of a hidden price, of a sold and of a hidden property nothing is told', async () => {
  const { amounts } = await amountsOf([
    { publishPrice: false },
    { status: 'sold', list: 'realisations' },
    { isPublished: false },
  ])
  expect(amounts).toBeNull()
})
