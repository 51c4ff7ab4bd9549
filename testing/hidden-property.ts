import fc from 'fast-check'
import type { aProperty } from '../app/properties/testing'
import { fullDetails } from './journey-properties'

type Wish = NonNullable<Parameters<typeof aProperty>[0]>

const rareWord = fc
  .array(fc.constantFrom(...'qxzjwvk'), { minLength: 5, maxLength: 9 })
  .map((letters) => letters.join(''))
const rareNumber = fc.integer({ min: 7_001, max: 9_989 })

/** Never a round number: a place nearby would have the same beginning. */
const sixDecimals = (value: number) => (value * 10 + 7) / 1_000_000

/** A property of which the owner keeps something private, written as agencies write things. */
export const hiddenProperty: fc.Arbitrary<Wish> = fc
  .record({
    publishPrice: fc.boolean(),
    publishAddress: fc.boolean(),
    hideCity: fc.boolean(),
    street: rareWord.map((word) => `Zwijg${word}straat`),
    houseNumber: rareNumber.map((number) => `${number}Q`),
    box: fc.option(rareNumber.map((number) => `X${number}`)),
    city: rareWord.map((word) => `Stil${word}dorp`),
    zip: fc.constantFrom('9876', '4567', '1082'),
    priceCents: fc.integer({ min: 3_111_111, max: 9_999_999 }).map((euros) => euros * 100 + 7),
    latitude: fc.integer({ min: 5_061_117, max: 5_099_993 }).map(sixDecimals),
    longitude: fc.integer({ min: 411_117, max: 499_993 }).map(sixDecimals),
    goalNumber: fc.constantFrom(0, 1, 2),
    type: fc.constantFrom(1, 2, 4, 6, 7, 99),
    status: fc.constantFrom('available' as const, 'option' as const, 'sold' as const),
    isTitled: fc.boolean(),
  })
  .filter(({ publishPrice, publishAddress }) => !publishPrice || !publishAddress)
  .map(({ isTitled, ...wish }) => {
    const named = { nl: `${wish.street} ${wish.houseNumber} gevel`, fr: `Façade ${wish.city}` }
    return {
      ...wish,
      goal: wish.goalNumber === 0 ? ('sale' as const) : ('rent' as const),
      types: [wish.type],
      list: wish.status === 'sold' ? ('realisations' as const) : ('for-sale' as const),
      title: isTitled ? { nl: 'Discreet pand', fr: 'Bien discret' } : {},
      details: fullDetails,
      pictures: [aFile(named)],
      plans: [aFile(named)],
      documents: [aFile(named)],
      links: [{ url: 'https://youtu.be/dQw4w9WgXcQ', name: named }],
    } as Wish
  })

function aFile(names: { nl: string; fr: string }) {
  const size = { width: 1600, height: 1067, tone: '#b6a590', bytes: 1200 }
  const file = { id: 1, file: 'pictures/x.webp', hash: 'x', source: 'https://crm.example/1' }
  return { ...size, ...file, alt: names, name: names, requiresApproval: false }
}

/** What may stand nowhere, however it is written. */
export function hiddenIn(property: Wish): RegExp {
  const { street, houseNumber, box, city = '', zip = '', latitude, longitude } = property
  const isClosed = property.status === 'sold'
  const cents = String(property.priceCents)
  const euros = cents.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, '[.,\\s\u202f\u00a0]?')
  const hidden = [
    ...(property.publishPrice && !isClosed ? [] : [cents, euros]),
    ...(property.publishAddress ? [] : [street, houseNumber, box, latitude, longitude]),
    ...(property.publishAddress || !property.hideCity ? [] : [city, `\\b${zip}\\b`]),
  ]
  return new RegExp(hidden.filter(Boolean).join('|'), 'i')
}
