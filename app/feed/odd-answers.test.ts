import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anItem } from '../../testing/crm/omnicasa-homes'
import { omnicasaSamples, sweepbrightSamples, whiseSamples } from '../../testing/crm/shared-samples'
import { aPublication } from '../../testing/crm/skarabee-publications'
import type { CrmRecord } from './crm/crm'
import { oddOnes } from './odd-answers.testing'
import { readItem } from './omnicasa/item'
import { propertyRecord } from './omnicasa/item-record'
import { readXml } from './reading/read-xml.server'
import type { XmlElement } from './reading/xml-element'
import { readPublication } from './skarabee/publication'
import { recordOf as recordOfPublication } from './skarabee/publication-record'
import { readEstate as readSweepbright } from './sweepbright/estate'
import { recordsOf } from './sweepbright/estate-record'
import { readEstate } from './whise/estate'
import { recordOf } from './whise/estate-record'

const agency = { language: 'nl' as const, showsAddresses: false }

type Reader = {
  samples: object[]
  /** Undefined when it has no id. */
  read: (told: unknown) => CrmRecord | undefined
  /** Without these nobody knows what it is, or whether it is for sale. */
  needed: string[]
}

const readers: Record<string, Reader> = {
  Whise: {
    samples: whiseSamples().slice(0, 3),
    read: (told) => {
      const estate = readEstate(told)
      return estate && recordOf(estate, 'nl')
    },
    needed: ['id', 'purpose', 'purpose.id'],
  },
  Omnicasa: {
    samples: omnicasaSamples().items.slice(0, 2),
    read: (told) => {
      const item = readItem(told)
      return item && propertyRecord({ id: item.id, in: { nl: item } }, agency)
    },
    needed: ['ID', 'Goal'],
  },
  SweepBright: {
    samples: sweepbrightSamples().slice(0, 1),
    read: (told) => {
      const estate = readSweepbright(told)
      return estate && recordsOf(estate)[0]
    },
    needed: ['id', 'negotiation'],
  },
}

/** What our tables can hold: text without half characters, and numbers that are numbers. */
function isWhole(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value === 'function' || typeof value === 'symbol') return false
  if (typeof value !== 'object' || value === null) return true
  return Object.values(value).every(isWhole)
}

describe.each(Object.entries(readers))('%s', (_, { samples, read, needed }) => {
  test('[7.01] whatever stands in one field, the home comes with the others', () => {
    const faults: string[] = []
    for (const { path, told } of samples.flatMap((sample) => [...oddOnes(sample)])) {
      const record = read(told)?.record
      if (needed.includes(path)) continue
      if (!record || 'refused' in record || !isWhole(record)) faults.push(path)
    }
    expect(faults).toEqual([])
  })

  test('[7.01] an answer of any shape ends no reading', () => {
    const anything = fc.anything({ maxDepth: 3, withNullPrototype: true })
    const [sample = {}] = samples
    const fields = fc.dictionary(fc.constantFrom(...Object.keys(sample)), anything)
    fc.assert(
      fc.property(fields, (odd) => {
        const found = read({ ...sample, ...odd })
        return found === undefined || isWhole(found.record)
      }),
      { numRuns: 300 },
    )
  })
})

test('[7.01] what is left out of a home of a CRM is told, and names the field', () => {
  const [estate] = whiseSamples()
  const odd = {
    ...estate,
    rooms: 'vier',
    price: { amount: 5 },
    pictures: [{ id: 4 }, 'foto', null],
  }
  expect(readers.Whise?.read(odd)?.leftOut).toEqual(
    expect.arrayContaining([
      { field: 'rooms', problem: 'not-a-count' },
      { field: 'price', problem: 'unreadable' },
      { field: 'pictures', problem: 'unreadable-items 2' },
    ]),
  )
  const item = { ...anItem({ ID: 1 }), Price: [5], Zip: { code: 9000 } }
  expect(readers.Omnicasa?.read(item)?.leftOut).toEqual(
    expect.arrayContaining([
      { field: 'Zip', problem: 'unreadable' },
      { field: 'Price', problem: 'unreadable' },
    ]),
  )
  const [sale] = sweepbrightSamples()
  const home = { ...sale, legal: 'zie dossier', bedrooms: [] }
  expect(readers.SweepBright?.read(home)?.leftOut).toEqual(
    expect.arrayContaining([
      { field: 'bedrooms', problem: 'unreadable' },
      { field: 'legal', problem: 'unreadable' },
    ]),
  )
})

const oddTexts = [
  '',
  'UNDEFINED',
  'op aanvraag',
  'constructor',
  '-1',
  '0',
  '1e300',
  '2147483648',
  '310.000',
  '31/02/2026',
  '🏠'.repeat(30),
  'x'.repeat(60_000),
]

describe('Skarabee', () => {
  const needed = new Set(['Info', 'ID', 'Property'])
  const whole = () => readXml(`<Publication>${aPublication({ id: 7 }).xml}</Publication>`)
  const read = (told: XmlElement) => {
    const publication = readPublication(told)
    return publication && recordOfPublication(publication)
  }
  function* elements(at: XmlElement): Generator<XmlElement> {
    for (const child of at.children) {
      yield child
      yield* elements(child)
    }
  }

  test('[7.01] whatever stands in one element, the home comes with the others', () => {
    const faults: string[] = []
    const told = whole()
    for (const odd of [...elements(told)].filter(({ name }) => !needed.has(name))) {
      const before = { ...odd }
      for (const text of oddTexts) {
        odd.text = text
        odd.children = text === '' ? [] : before.children
        odd.attributes = Object.fromEntries(Object.keys(odd.attributes).map((name) => [name, text]))
        const record = read(told)?.record
        if (!record || !isWhole(record)) faults.push(`${odd.name} ${text.slice(0, 20)}`)
      }
      Object.assign(odd, before)
    }
    expect(faults).toEqual([])
    expect(told).toEqual(whole())
  })

  test('[7.01] elements that come twice, nested or not at all keep no home away', () => {
    const told = whole()
    for (const odd of [...elements(told)].filter(({ name }) => !needed.has(name))) {
      const before = { ...odd }
      for (const change of [{ children: [before, before] }, { name: 'SomethingNew' }]) {
        Object.assign(odd, change)
        expect(isWhole(read(told)?.record), before.name).toBe(true)
        Object.assign(odd, before)
      }
    }
    expect(told).toEqual(whole())
  })
})
