import { expect, test } from 'vitest'
import * as z from 'zod'
import { translatable } from '../../language/translatable'
import { knownWords } from '../../properties/look-ups/known-words'
import { describeSchema } from './describe-schema'
import { readSchemaForm } from './read-schema-form'

const known = knownWords.glazing
const fields = describeSchema(z.object({ glazing: translatable.default({}).meta({ known }) }))

function read(pairs: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(pairs)) form.set(`glazing.${name}`, value)
  return readSchemaForm(fields, { form, language: 'nl' }).glazing
}

test('the answers of a schema stand in its form', () => {
  expect(fields[0]).toMatchObject({ kind: 'translated', widget: 'line', known })
})

test.each<[string, Record<string, string>, unknown]>([
  ['a choice says it in four languages', { was: '', known: 'triple' }, known.triple[0]],
  [
    'another choice wins over words',
    { was: 'other', known: 'double', nl: 'Raar' },
    known.double[0],
  ],
  [
    'as it was: the words stay',
    { was: 'double', known: 'double', nl: 'DUBBEL glas' },
    { nl: 'DUBBEL glas' },
  ],
  ['words beside an empty choice', { was: '', known: '', fr: 'Vitrail' }, { fr: 'Vitrail' }],
  [
    'words instead of a choice',
    { was: 'double', known: 'other', nl: 'Glas in lood' },
    { nl: 'Glas in lood' },
  ],
  ['emptied', { was: 'double', known: '', nl: 'Dubbel glas' }, {}],
  ['no such answer', { was: '', known: '__proto__', nl: 'Glas' }, { nl: 'Glas' }],
  ['a form without a choice', { nl: 'Glas' }, { nl: 'Glas' }],
])('%s', (_, pairs, words) => {
  expect(read(pairs)).toEqual(words)
})
