import { expect, test } from 'vitest'
import { anItem } from '../../testing/crm/omnicasa-homes'
import { anEstate } from '../../testing/crm/whise-estates'
import { askOmnicasa, talkToOmnicasa } from './omnicasa/ask-omnicasa.server'
import { itemPages } from './omnicasa/item-pages.server'
import { UnreadableFeed } from './reading/unreadable-feed'
import { readEstate } from './sweepbright/estate'
import { readSweepbrightHook } from './sweepbright/sweepbright-hook'
import { askWhise } from './whise/ask-whise.server'
import { estatePages } from './whise/estate-pages.server'

async function idsIn(pages: AsyncIterable<{ items: { id: string }[] }>) {
  const found: string[] = []
  try {
    for await (const { items } of pages) found.push(...items.map(({ id }) => id))
  } catch (error) {
    if (error instanceof UnreadableFeed) return error.reason
    throw error
  }
  return found
}

const estates = [anEstate({ id: 8101 })]
const whiseIds = (json: unknown) =>
  idsIn(estatePages({ ask: askWhise(async () => ({ status: 200, json })), filter: {} }))

test.each([
  [{ isValidRequest: true, totalCount: 1, estates }, ['8101']],
  [{ isValidRequest: true, validationErrors: null, totalCount: '1', estates }, ['8101']],
  [{ totalCount: 1, estates, validationErrors: [] }, ['8101']],
  [{ totalCount: 1, estates: [{ ...estates[0], id: '8101' }] }, ['8101']],
  [{ totalCount: 0, estates: null }, []],
  [{ totalCount: 1, estates: null }, 'wrong-shape'],
  [{ totalCount: null, estates }, 'wrong-shape'],
  [{ estates }, 'wrong-shape'],
  [{ isValidRequest: 'false', totalCount: 1, estates }, 'wrong-shape'],
  [{ totalCount: 1, estates, validationErrors: [{ code: null }] }, 'wrong-shape'],
  [{ totalCount: 1, estates, validationErrors: ['?'] }, 'wrong-shape'],
  [{ totalCount: 1, estates: [null] }, 'wrong-shape'],
  [{ totalCount: 2, estates: [...estates, ...estates] }, 'unsteady'],
  [[], 'wrong-shape'],
  [null, 'wrong-shape'],
])('[7.01] an answer of Whise is read as far as it is certain (%#)', async (json, ids) => {
  expect(await whiseIds(json)).toEqual(ids)
})

const credentials = {
  customerName: 'kantoor',
  password: 'geheim',
  language: 'nl' as const,
  address: '',
  showsAddresses: false,
  withoutProjects: false,
}
const omnicasaIds = (json: unknown) => {
  const call = async ({ path }: { path: string }) => {
    const known = { Success: true, Code: 0, Value: true }
    return { status: 200, json: path.includes('ValidateCustomer') ? known : json }
  }
  const ask = askOmnicasa(talkToOmnicasa({ call, credentials: credentials as never }))
  const wish = { ask, method: 'GetPropertyList' as const, own: 'nl' as const, isBare: true }
  return idsIn(itemPages({ ...wish, filter: {} }))
}
const Items = [anItem({ ID: 9101 })]
const named = (told: object) => ({ GetPropertyListJsonResult: told })

test.each([
  [named({ Success: true, Code: 0, Message: '', Value: { RowsCount: 1, Items } }), ['9101']],
  [named({ Success: 'true', Code: '0', Value: { RowsCount: '1', Items } }), ['9101']],
  [{ d: named({ Success: true, Value: { RowsCount: 1, Items } }) }, ['9101']],
  [{ Success: true, Code: null, Value: { RowsCount: 1, Items } }, ['9101']],
  [named({ Success: true, Value: { RowsCount: 1, Items: [{ Object: Items[0] }] } }), ['9101']],
  [named({ Success: true, Value: { RowsCount: 0, Items: null } }), []],
  [named({ Success: true, Value: { RowsCount: 1, Items: null } }), 'wrong-shape'],
  [named({ Success: true, Value: { Items } }), 'wrong-shape'],
  [named({ Success: true, Value: null }), 'wrong-shape'],
  [named({ Success: true, Code: 600, Value: { RowsCount: 1, Items } }), 'wrong-shape'],
  [named({ Value: { RowsCount: 1, Items } }), 'wrong-shape'],
  [Items, 'wrong-shape'],
  [null, 'wrong-shape'],
])('[7.01] an answer of Omnicasa is read as far as it is certain (%#)', async (json, ids) => {
  expect(await omnicasaIds(json)).toEqual(ids)
})

test('[7.01] SweepBright answers within "data", with a number for an id and languages by region', () => {
  const estate = readEstate({
    data: { id: 7, description: { 'nl-BE': 'Huis', FR: 'Maison' }, images: null },
  })
  expect(estate).toMatchObject({ id: '7', images: [] })
  expect(readEstate({ data: { name: 'nobody' } })).toBeUndefined()
})

test.each([
  ['2026-11-10T08:00:00+01:00', '2026-11-10T07:00:00.000Z'],
  ['2026-11-10T08:00:00.123456Z', '2026-11-10T08:00:00.123Z'],
  ['2026-11-10T08:00:00', '2026-11-10T08:00:00.000Z'],
])('[7.01] SweepBright says that it happened at %s', (happened_at, moment) => {
  const hook = { event: 'estate-updated', estate_id: 'a', happened_at }
  const now = new Date('2026-11-10T09:00:00Z')
  const read = readSweepbrightHook(Buffer.from(JSON.stringify(hook)), now)
  expect(read?.happenedAt.toISOString()).toBe(moment)
})
