import { expect, test } from 'vitest'
import { languages } from '../language/languages'
import { propertyLists } from '../properties/property-lists'
import { propertyPath } from '../properties/property-path'
import { viewedProperty } from './viewed-property'

const property = { id: 12, title: 'Huis', city: 'Gent', zip: '9000', project: null }

test('[3.17] the address of every property in every list and language says which property it is', () => {
  for (const { name: list } of propertyLists) {
    for (const language of languages) {
      const path = propertyPath({ ...property, list }, language)
      expect(viewedProperty(path), path).toEqual({ propertyId: 12, language })
      expect(viewedProperty(`${path}_.data`), path).toEqual({ propertyId: 12, language })
    }
  }
  const unit = {
    ...property,
    list: 'projects' as const,
    project: { id: 3, title: 'P', city: 'Gent' },
  }
  expect(viewedProperty(propertyPath(unit, 'nl'))).toEqual({ propertyId: 12, language: 'nl' })
})

test.each([
  '/',
  '/nl/',
  '/nl/te-koop/',
  '/nl/projecten/gent/residentie/5/',
  '/nl/eigenaar/12/',
  '/xx/te-koop/gent/huis/12/',
  '/nl/te-koop/gent/huis/0/',
  '/nl/te-koop/gent/huis/99999999999/',
  '/images/pictures/12/',
])('%s shows no property', (path) => {
  expect(viewedProperty(path)).toBeUndefined()
})
