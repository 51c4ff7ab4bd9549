import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../testing/test-database'
import { aProperty, insertProperties } from '../testing'
import { saveJudgements } from './advertised-queries.server'
import { officeWish } from './office-list'
import { listForOffice } from './office-list-queries.server'

const { db } = await openTestDatabase()
const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute))
await insertProperties(db, [
  aProperty({
    id: 11,
    reference: 'AB-1',
    street: 'Érpestraat',
    publishAddress: false,
    changedAt: at(1),
    latitude: 50,
  }),
  aProperty({
    id: 12,
    reference: 'AB-2',
    city: 'Liège',
    zip: '4000',
    isPublished: false,
    changedAt: at(2),
    title: { nl: 'Loft' },
  }),
  aProperty({
    id: 13,
    reference: 'AB-3',
    status: 'sold',
    list: 'realisations',
    changedAt: at(3),
    priceCents: null,
  }),
  aProperty({ id: 14, reference: 'AB-4', hiddenAt: at(9), changedAt: at(4), priceCents: 1 }),
])

const judged = { version: 1, rules: '', goodUntil: null }
await saveJudgements(db, [
  { ...judged, propertyId: 11, missing: [{ mention: 'energy', action: 'warn' }] },
  { ...judged, propertyId: 12, missing: [] },
])

const lists = ['for-sale', 'realisations'] as const
const found = async (query: string) => {
  const wish = officeWish(new URLSearchParams(query), lists)
  return (await listForOffice(db, wish, ['nl', 'fr'])).rows.map(({ id }) => id)
}

test.each<[string, number[]]>([
  ['', [14, 13, 12, 11]],
  ['q=erpestraat', [11]],
  ['q=liege', [12]],
  ['q=LOFT 4000', [12]],
  ['q=ab-3', [13]],
  ['q=13', [13]],
  ['q=%25', [14, 13, 12, 11]],
  ['q=99999999999', []],
  ['list=realisations', [13]],
  ['list=nonsense', [14, 13, 12, 11]],
  ['state=draft', [12]],
  ['state=left-feed', [14]],
  ['state=available', [11]],
  ['gap=mention', [11]],
  ['gap=translation', [12]],
  ['gap=place', [12]],
  ['gap=picture', [12, 11]],
  ['sort=reference', [11, 12, 13, 14]],
  ['sort=-price', [12, 11, 14, 13]],
  ['page=2', []],
  ['page=-1', [14, 13, 12, 11]],
])('the office finds by "%s"', async (query, ids) => {
  expect(await found(query)).toEqual(ids)
})

test('a town is found by its name in any language', async () => {
  for (const name of ['Luik', 'liege', 'Lüttich', 'LUTTICH']) {
    expect(await found(`q=${name}`), name).toEqual([12])
  }
  const ghent = await found('q=gent')
  expect(ghent.length).toBeGreaterThan(1)
  for (const name of ['Gand', 'ghent']) expect(await found(`q=${name}`), name).toEqual(ghent)
  expect(await found('q=Gand AB-3')).toEqual([13])
})
