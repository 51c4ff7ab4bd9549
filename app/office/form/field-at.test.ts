import { expect, test } from 'vitest'
import { propertyEdit } from '../../properties/office/property-edit'
import { describeSchema } from './describe-schema'
import { fieldAt, valueAt } from './field-at'

const fields = describeSchema(propertyEdit)

test.each([
  ['finances.priceCents', 'number', 'priceCents'],
  ['texts.title.fr', 'translated', 'title'],
  ['environment.soil', 'choice', 'soil'],
  ['links.1.url', 'text', 'url'],
  ['finances', 'group', 'finances'],
])('%s is a %s', (path, kind, name) => {
  expect(fieldAt(fields, path)).toMatchObject({ kind, name })
})

test('a path to nowhere finds nothing', () => {
  expect(fieldAt(fields, 'finances.nothing')).toBeUndefined()
  expect(valueAt({ finances: { priceCents: 1 } }, 'finances.priceCents')).toBe(1)
  expect(valueAt({ links: [{ url: 'x' }] }, 'links.0.url')).toBe('x')
  expect(valueAt({}, 'toString.name')).toBeUndefined()
})
