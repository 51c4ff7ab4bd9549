import type { Frequency } from '../../app/demands/demand'
import type { Language } from '../../app/language/languages'
import { type Criteria, noCriteria } from '../../app/search/criteria'

/** How many look where. */
const places: [name: string, zip: string, language: Language, count: number][] = [
  ['Aarschot', '3200', 'nl', 34],
  ['Leuven', '3000', 'nl', 21],
  ['Rotselaar', '3110', 'nl', 12],
  ['Diest', '3290', 'nl', 9],
  ['Tienen', '3300', 'nl', 7],
  ['Namur', '5000', 'fr', 11],
  ['Liège', '4000', 'fr', 8],
  ['Eupen', '4700', 'de', 3],
]

const firstNames: Record<'ms' | 'mr', string[]> = {
  ms: ['Amina', 'Charlotte', 'Els', 'Fien', 'Hilde', 'Inès', 'Joke', 'Lotte', 'Sofie', 'Yasmina'],
  mr: ['Bart', 'Dries', 'Hamza', 'Jeroen', 'Koen', 'Luc', 'Maxime', 'Pieter', 'Tom', 'Youssef'],
}
const lastNames = [
  'Aerts',
  'Bogaerts',
  'Claes',
  'Declercq',
  'El Idrissi',
  'Franssen',
  'Goossens',
  'Hermans',
  'Janssens',
  'Lambert',
  'Maes',
  'Nijs',
  'Peeters',
  'Renard',
  'Smets',
  'Thys',
  'Vranckx',
]
const frequencies: Frequency[] = ['at-once', 'daily', 'daily', 'weekly']
const budgets = [275_000, 320_000, 375_000, 425_000, 495_000, 650_000]

type DemoSeeker = {
  email: string
  language: Language
  person: { title: string; firstName: string; lastName: string; phone: string }
  frequency: Frequency
  wish: Criteria
}

/** Invented people; nobody reads mail at example addresses. */
export const demoSeekers: DemoSeeker[] = places.flatMap(([name, zip, language, count], place) =>
  Array.from({ length: count }, (_, turn) => {
    const who = place * 40 + turn
    const title = who % 2 === 0 ? 'ms' : 'mr'
    const firstName = pick(firstNames[title], who)
    const lastName = pick(lastNames, who * 5 + place)
    return {
      language,
      person: { title, firstName, lastName, phone: '' },
      email: `${firstName}.${who}@seekers.example`
        .normalize('NFD')
        .replace(/[^\w.@]/g, '')
        .toLowerCase(),
      frequency: pick(frequencies, who),
      wish: {
        ...noCriteria,
        cities: [{ name, zip }],
        types: who % 6 === 5 ? [] : [1],
        maxPrice: pick(budgets, who),
        ...(who % 3 === 0 && { minBedrooms: 3 }),
      },
    }
  }),
)

function pick<Item>(items: Item[], turn: number): Item {
  return items[turn % items.length] as Item
}
