import { expect, test } from 'vitest'
import { headerSection } from '../../configuration/header-section'
import { searchTexts } from './search-texts'

const settings = (change: object) => headerSection.parse({ propertySearch: change }).propertySearch
const totals = { forSale: 1264, forRent: 84 }

test('[2.46] the description tells the totals, in the reader’s form', () => {
  const text = '{for-sale-total} te koop, {for-rent-total} te huur, {for-sale-total} in totaal'
  const block = settings({ descriptions: [{ text: { nl: text, en: text } }] })
  expect(searchTexts(block, totals, 'nl').descriptions).toEqual([
    '1.264 te koop, 84 te huur, 1.264 in totaal',
  ])
  expect(searchTexts(block, totals, 'en').descriptions[0]).toMatch(/^1,264 te koop/)
  expect(searchTexts(block, totals, 'fr').descriptions).toEqual([])
})

test('[2.46] [3.15] a title or description that is not public does not show', () => {
  const hidden = { isPublic: false, text: { nl: 'Binnenkort' } }
  const block = settings({ title: hidden, descriptions: [hidden] })
  expect(searchTexts(block, totals, 'nl')).toMatchObject({ title: '', descriptions: [] })
})
