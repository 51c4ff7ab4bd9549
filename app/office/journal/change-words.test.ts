import { expect, test } from 'vitest'
import { messagesIn } from '../../language/messages.server'
import { projectEdit } from '../../projects/project-edit'
import { fieldOf, propertyEdit } from '../../properties/office/property-edit'
import { describeSchema } from '../form/describe-schema'
import type { FieldNode } from '../form/field-node'
import { changeWords } from './change-words'

const wordsOf = (kind: string) => changeWords(messagesIn('nl'), kind)

function pathsIn(fields: FieldNode[], above = ''): string[] {
  return fields.flatMap((field) =>
    field.kind === 'group' ? pathsIn(field.fields, `${above}${field.name}.`) : above + field.name,
  )
}

/** What stands in no form: a property gets these by a button. */
const byButton = ['status', 'isPublished', 'pictures', 'plans', 'documents']

test('every field of a property is called as in its form, never by its code', () => {
  const paths = [...pathsIn(describeSchema(propertyEdit)).map(fieldOf), ...byButton]
  expect(paths.length).toBeGreaterThan(60)
  const codes = paths.filter((path) => {
    const last = path.split('.').at(-1) ?? ''
    return wordsOf('property').field(path).split(' › ').includes(last) && /[A-Z]/.test(last)
  })
  expect(codes).toEqual([])
})

test('every field of a project is too', () => {
  const paths = pathsIn(describeSchema(projectEdit))
  const codes = paths.filter((path) => wordsOf('project').field(path) === path)
  expect(codes).toEqual([])
})

test('values are said as people say them', () => {
  const { field, value } = wordsOf('property')
  expect(field('title.fr')).toBe('Titel › Frans')
  expect(value('priceCents', '28500000')).toBe('€\u00a0285.000')
  expect(value('isPublished', 'true')).toBe('Ja')
  expect(value('goal', 'rent')).not.toBe('rent')
  expect(value('title.nl', 'Huis met tuin')).toBe('Huis met tuin')
})

test('what nobody has a word for stays as it is', () => {
  expect(wordsOf('something').field('odd.0.thing')).toBe('odd › 1 › thing')
})
