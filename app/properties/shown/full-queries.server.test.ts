import { expect, test, vi } from 'vitest'
import { openTestDatabase } from '../../../testing/test-database'
import { propertyDetails } from '../stored/property-details'
import { deletePropertiesHiddenBefore } from '../stored/write-queries.server'
import { aProperty, insertProperties } from '../testing'
import { findFullProperty, wasProperty } from './full-queries.server'

const { db } = await openTestDatabase()

async function detailOf(wish: Parameters<typeof aProperty>[0]) {
  const row = aProperty(wish)
  await insertProperties(db, [row])
  const found = await findFullProperty(db, row.id)
  return found.outcome === 'found' ? found.detailIn('nl') : undefined
}

test('[5.10] without a published price nothing tells it, not even what it can be worked out from', async () => {
  const detail = await detailOf({
    priceCents: 44_444_400,
    publishPrice: false,
    details: propertyDetails.parse({
      costs: {
        deposit: 1_333_332,
        notaryFees: 777_700,
        notaryFeesWithVat: 941_017,
        agencyCost: 888_800,
      },
      annuity: { bouquet: 5_555_500, monthly: 66_600, lives: 'één persoon' },
    }),
  })
  expect(detail?.price).toBeNull()
  expect(JSON.stringify(detail)).not.toMatch(
    /444.?444|13.?333|7.?777|9.?410|8.?888|55.?555|\b666\b/,
  )
  expect(detail?.fields.annuity).toEqual([{ name: 'annuity-lives', text: 'één persoon' }])
})

test('[5.11] without a published address no street, number, exact place or telling name leaves', async () => {
  const picture = {
    width: 1,
    height: 1,
    tone: null,
    hash: 'x',
    source: 'https://crm/Geheimstraat.jpg',
  }
  const detail = await detailOf({
    street: 'Geheimstraat',
    houseNumber: '99',
    box: 'b7',
    publishAddress: false,
    latitude: 50.98765,
    longitude: 4.83219,
    pictures: [
      { ...picture, id: 1, file: 'pictures/a.webp', alt: { nl: 'Geheimstraat 99 gevel' } },
    ],
  })
  expect(detail?.address).toBe('9000 Gent')
  expect(JSON.stringify(detail)).not.toMatch(/geheim|"99|b7|50\.98765|4\.83219/i)
  expect(detail?.place?.radius).toBe(400)
})

test('[5.11] a hidden town is told nowhere', async () => {
  const detail = await detailOf({
    publishAddress: false,
    hideCity: true,
    latitude: 51,
    longitude: 4,
  })
  expect(detail).toMatchObject({ address: '', city: '', zip: '', place: null })
  expect(JSON.stringify(detail)).not.toMatch(/Gent|9000/)
})

test('[4.11] a sold property keeps its page, without its price', async () => {
  const detail = await detailOf({ status: 'sold', list: 'realisations' })
  expect(detail).toMatchObject({ status: 'sold', price: null })
  expect(JSON.stringify(detail)).not.toContain('300.000')
})

test.each([
  ['removed', { hiddenAt: new Date() }, 'gone'],
  ['withdrawn', { status: 'withdrawn', list: null }, 'gone'],
  ['never published', { isPublished: false }, 'unknown'],
] as const)('[4.01] [8.03] a %s home', async (_, wish, outcome) => {
  const row = aProperty(wish)
  await insertProperties(db, [row])
  expect((await findFullProperty(db, row.id)).outcome).toBe(outcome)
})

test('[8.03] a property whose thirty days are over is still gone, until it is listed again', async () => {
  const hiddenAt = new Date('2026-01-01')
  const [seen, unseen] = [aProperty({ hiddenAt }), aProperty({ hiddenAt, isPublished: false })]
  await insertProperties(db, [seen, unseen])
  await deletePropertiesHiddenBefore(db, new Date('2026-02-01'))
  expect((await findFullProperty(db, seen.id)).outcome).toBe('gone')
  expect(await wasProperty(db, seen.id)).toBe(true)
  expect((await findFullProperty(db, unseen.id)).outcome).toBe('unknown')
  await insertProperties(db, [{ ...seen, hiddenAt: null }])
  expect((await findFullProperty(db, seen.id)).outcome).toBe('found')
})

test.each([0, -1, 1.5, Number.NaN, 1e12, 987_654])('[8.03] %s is no property', async (id) => {
  expect((await findFullProperty(db, id)).outcome).toBe('unknown')
})

test('similar properties are on offer, of the same type, and near; a sold property shows them too', async () => {
  const near = { type: 2, types: [2], zip: '3010', city: 'Kessel-Lo' }
  const property = aProperty({ ...near, status: 'sold', list: 'realisations' })
  const like = aProperty({ ...near, zip: '3000' })
  const others = [
    aProperty({ ...near, zip: '8000' }),
    aProperty({ ...near, type: 1 }),
    aProperty({ ...near, goal: 'rent', list: 'for-rent' }),
    aProperty({ ...near, status: 'sold', list: 'realisations' }),
    aProperty({ ...near, hiddenAt: new Date() }),
    aProperty({ ...near, hideCity: true, publishAddress: false }),
  ]
  await insertProperties(db, [property, like, ...others])
  const found = await findFullProperty(db, property.id)
  const similar = found.outcome === 'found' ? found.similarIn('nl') : []
  expect(similar.map(({ id }) => id)).toEqual([like.id])
})

test('what found someone shows what is on offer in the list it stood in, under the same contract', async () => {
  const takeOver = { goal: 'rent', goalNumber: 2 } as const
  const guestHouse = { type: 1, types: [1], zip: '8400', ...takeOver }
  const shop = { type: 6, types: [6], zip: '8400' }
  const villa = { zip: '8400', countryId: 33 }
  const closed = { status: 'sold', list: 'realisations' } as const
  const business = { list: 'commercial' } as const
  const like = {
    guestHouse: aProperty({ ...guestHouse, ...business }),
    soldShop: aProperty({ ...shop, ...business }),
    letShop: aProperty({ ...shop, ...business, goal: 'rent', goalNumber: 1 }),
    villa: aProperty({ ...villa, list: 'abroad' }),
  }
  const gone = {
    guestHouse: aProperty({ ...guestHouse, ...closed }),
    soldShop: aProperty({ ...shop, ...closed }),
    letShop: aProperty({ ...shop, ...closed, goal: 'rent', goalNumber: 1 }),
    villa: aProperty({ ...villa, ...closed }),
  }
  const letHouse = aProperty({ zip: '8400', goal: 'rent', goalNumber: 1, list: 'for-rent' })
  await insertProperties(db, [...Object.values(like), ...Object.values(gone), letHouse])
  for (const [name, property] of Object.entries(gone)) {
    const found = await findFullProperty(db, property.id)
    const similar = found.outcome === 'found' ? found.similarIn('nl') : []
    expect(
      similar.map(({ id }) => id),
      name,
    ).toEqual([like[name as keyof typeof like].id])
  }
})

test('a property and those like it take one round trip', async () => {
  const row = aProperty()
  await insertProperties(db, [row])
  const query = vi.spyOn(db.$client, 'query')
  const found = await findFullProperty(db, row.id)
  expect(found.outcome).toBe('found')
  expect(query).toHaveBeenCalledTimes(1)
})

test('[2.28] a property without a title is called by its type and town, in the reader’s language', async () => {
  const untitled = aProperty({ title: {}, type: 2 })
  await insertProperties(db, [untitled])
  const found = await findFullProperty(db, untitled.id)
  if (found.outcome !== 'found') throw new Error(found.outcome)
  expect(found.detailIn('fr')).toMatchObject({
    title: 'Appartement à Gand',
    townBeside: '',
    address: 'Kouter 7, 9000 Gent',
  })
  expect(found.cardIn('nl').title).toBe('Appartement in Gent')
})

test.each([
  ['vanaf', true, ''],
  ['Vanaf', true, ''],
  ['per m²', true, 'per m²'],
  ['vanaf', false, 'vanaf'],
])(
  '[3.02] price unit %j beside a starting price (%s) is told as %j',
  async (nl, isStartingFrom, unit) => {
    const property = aProperty({ isStartingFrom, priceUnitText: { nl } })
    await insertProperties(db, [property])
    const found = await findFullProperty(db, property.id)
    expect(found.outcome === 'found' && found.detailIn('nl').priceUnit).toBe(unit)
  },
)
