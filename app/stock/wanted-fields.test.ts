import { expect, test } from 'vitest'
import * as z from 'zod'
import { mentions } from '../costs/rules/rule-names'
import { propertyEdit } from '../properties/office/property-edit'
import { lacks } from './publish-minimum'
import { wantedFields } from './wanted-fields'

test('everything that may be missing has a field in the form', () => {
  const missing = mentions.map((mention) => ({ mention, action: 'warn' as const }))
  const known = Object.entries(propertyEdit.shape).flatMap(([group, shape]) =>
    shape instanceof z.ZodObject ? Object.keys(shape.shape).map((name) => `${group}.${name}`) : [],
  )
  const wanted = wantedFields(missing, [...lacks])
  expect(wanted.filter((path) => !known.includes(path))).toEqual([])
  // The price is wanted twice, the picture stands elsewhere.
  expect(wanted).toHaveLength(mentions.length + lacks.length - 2)
})

test('what is complete wants nothing', () => {
  expect(wantedFields([], [])).toEqual([])
  expect(wantedFields([], ['picture', 'town'])).toEqual(['address.city'])
})
