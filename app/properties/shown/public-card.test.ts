import { expect, test } from 'vitest'
import { labelsIn, toCard } from './public-card'

type Row = Parameters<typeof toCard>[0]

const row: Row = {
  id: 12,
  reference: 'BK-0012',
  goal: 'sale',
  goalNumber: 0,
  status: 'available',
  type: 1,
  badge: null,
  countryId: 10,
  bedrooms: 3,
  livingArea: 150,
  groundArea: 400,
  energyLabel: 'c',
  list: 'for-sale',
  title: { nl: 'Huis' },
  description: { nl: '<p>Ruim</p>' },
  priceCents: 300_000_00,
  publishPrice: true,
  isStartingFrom: false,
  street: 'Kerkstraat',
  houseNumber: '12',
  box: null,
  zip: '3200',
  city: 'Aarschot',
  publishAddress: true,
  hideCity: false,
  publishedAt: new Date('2026-11-15T10:00:00Z'),
  pictures: [
    {
      id: 'p',
      file: 'f',
      width: 4,
      height: 3,
      tone: '#fff',
      hash: 'h',
      alt: { nl: 'Kerkstraat 12 voorgevel' },
    },
  ],
} as unknown as Row

test('[5.11] a card tells what the owner publishes', () => {
  expect(toCard(row, null, 'nl')).toMatchObject({
    id: 12,
    list: 'for-sale',
    contract: 'sale',
    title: 'Huis',
    summary: 'Ruim',
    address: 'Kerkstraat 12, 3200 Aarschot',
    zip: '3200',
    city: 'Aarschot',
    price: { cents: 300_000_00 },
    publishedAt: '2026-11-15T10:00:00.000Z',
    pictures: [
      { id: 'p', file: 'f', width: 4, height: 3, tone: '#fff', alt: 'Kerkstraat 12 voorgevel' },
    ],
  })
})

test('[5.10, 5.11] and nothing else', () => {
  const hidden = { ...row, publishAddress: false, publishPrice: false }
  const card = toCard(hidden, null, 'nl')
  expect(card).toMatchObject({
    address: '3200 Aarschot',
    zip: '3200',
    city: 'Aarschot',
    price: null,
  })
  const secret = toCard({ ...hidden, hideCity: true }, null, 'nl')
  expect(secret).toMatchObject({ address: '', zip: '', city: '', price: null })
  for (const each of [card, secret]) expect(JSON.stringify(each)).not.toMatch(/Kerkstraat|3000000/)
  expect(JSON.stringify(secret)).not.toMatch(/Aarschot|3200/)
  const town = toCard({ ...row, hideCity: true }, null, 'nl')
  expect(town).toMatchObject({ zip: '3200', city: 'Aarschot' })
})

test('a property that stands in no list is told of as one for sale', () => {
  expect(toCard({ ...row, list: null }, null, 'nl').list).toBe('for-sale')
  expect(toCard({ ...row, list: 'abroad' }, null, 'nl').list).toBe('abroad')
})

test('the type and the badge in the reader’s language, or none', () => {
  const badge = { name: { nl: 'Nieuw', fr: 'Nouveau' }, color: 'green' } as never
  expect(labelsIn({ type: { name: { fr: 'Maison' } }, badge }, 'fr')).toEqual({
    typeName: 'Maison',
    badgeText: 'Nouveau',
    badgeColor: 'green',
  })
  expect(labelsIn({ type: null, badge: null }, 'fr')).toEqual({
    typeName: '',
    badgeText: '',
    badgeColor: null,
  })
})
