import fc from 'fast-check'
import { expect, test } from 'vitest'
import { demoAgency } from '../../seed/demo-agency'
import { hiddenIn, hiddenProperty } from '../../testing/hidden-property'
import { pdfText } from '../../testing/pdf-text'
import { openTestDatabase } from '../../testing/test-database'
import { type Language, languages } from '../language/languages'
import { messagesIn } from '../language/messages.server'
import { listPropertyAddresses } from '../properties/address-queries.server'
import { refreshCities } from '../properties/look-ups/look-up-queries.server'
import { propertyPath } from '../properties/property-path'
import { findCard, listBriefCardsById, listCardsById } from '../properties/queries.server'
import { openPrinter } from '../properties/sheet/print-sheet.server'
import { sheetContent } from '../properties/sheet/sheet-content'
import { listChosen } from '../properties/shown/compare-queries.server'
import type { FullProperty } from '../properties/shown/full-property'
import { findFullProperty } from '../properties/shown/full-queries.server'
import { listingFacts } from '../properties/shown/structured-data'
import { aProperty, insertProperties } from '../properties/testing'
import { searchViewable } from '../properties/viewable-queries.server'
import { noCriteria } from './criteria'
import { mapContentOf } from './map/map-content.server'
import { findPage } from './queries.server'
import { suggest } from './suggest/suggest.server'

const { db } = await openTestDatabase()
const now = new Date('2026-11-15T10:00:00Z')
/** A version of its own each time: nothing is answered from memory. */
let version = 0
const tools = () => ({ db, now: () => now, contentVersion: ++version })
const print = openPrinter({ read: async () => undefined })

async function printed(property: FullProperty, language: Language) {
  const t = messagesIn(language).getFixedT(language, 'properties')
  const words = { t, language, agency: demoAgency, today: '2026-11-15' }
  const content = sheetContent(property, words)
  const order = { key: `${property.id}`, address: 'https://x.example/', language, content }
  const sheet = await print({ ...order, agencyName: demoAgency.name, pictures: [] })
  return sheet.outcome === 'printed' ? pdfText(sheet.pdf) : ''
}

/** Everything that pages, their data, sheets, maps and machines are made of. */
async function toldIn(language: Language, id: number, reference: string) {
  const found = await findFullProperty(db, id)
  if (found.outcome !== 'found') throw new Error(found.outcome)
  const property = found.detailIn(language)
  const criteria = { ...noCriteria, text: reference }
  const listed = await findPage(db, 'for-sale', criteria, { now, centres: [] })
  return [
    property,
    found.cardIn(language),
    propertyPath(property, language),
    listingFacts({ property, url: 'https://x.example/', images: [], agency: demoAgency }),
    (await findCard(db, id))?.(language),
    await listBriefCardsById(db, [id], language),
    await listCardsById(db, [id], language),
    await listChosen(db, [id], language),
    await searchViewable(db, reference, language, 5),
    (await listPropertyAddresses(db, id, 1)).map(({ pathIn }) => pathIn(language)),
    listed,
    await mapContentOf(tools(), 'for-sale', criteria, language),
    await suggest(tools(), reference, language),
    await suggest(tools(), `${id}`, language),
    // A sheet takes longer than all the rest, and has the same facts in every language.
    language === 'fr' && (await printed(property, language)),
  ]
}

test('[5.10, 5.11] of what an owner keeps private nothing is told, whatever it is', async () => {
  await fc.assert(
    fc.asyncProperty(hiddenProperty, async (wish) => {
      const row = aProperty(wish)
      await insertProperties(db, [row])
      await refreshCities(db)
      for (const language of languages) {
        const told = JSON.stringify(await toldIn(language, row.id, row.reference))
        expect(told.match(hiddenIn(wish))?.[0]).toBeUndefined()
        expect(told).toContain(`"id":${row.id}`)
      }
    }),
    { numRuns: 30, seed: 511 },
  )
}, 120_000)
