import { expect, test } from 'vitest'
import type * as z from 'zod'
import { sections } from '../../configuration/site-configuration'
import { editedSchemas } from '../../editorial/writing/edited-content'
import { type Language, languages } from '../../language/languages'
import { messagesIn } from '../../language/messages.server'
import { numberText } from '../../language/numbers/number-text'
import { closingQuestions } from '../../stock/closing'
import { describeSchema } from './describe-schema'
import { everyForm } from './every-form.testing'
import type { FieldNode } from './field-node'
import { problemsOf } from './problems'
import { readSchemaForm } from './read-schema-form'

type NumberField = Extract<FieldNode, { kind: 'number' }>
type Found = {
  form: string
  schema: z.ZodType
  fields: FieldNode[]
  path: string
  field: NumberField
  around: string[]
}

const schemas: [string, z.ZodType][] = [
  ...everyForm.map(([name, , schema]): [string, z.ZodType] => [name, schema]),
  ...Object.entries(editedSchemas),
  ...Object.entries(sections),
  ...Object.entries(closingQuestions),
]
/** Drawn as a list to choose from: nobody types in them. */
const typedIn = ['line', 'money']
const all = schemas.flatMap(([form, schema]) => {
  const fields = describeSchema(schema)
  return numbersIn(fields).map((found): Found => ({ form, schema, fields, ...found }))
})

/** Every number that somebody types, and what else must be sent for it to be there. */
function numbersIn(
  fields: FieldNode[],
  above = '',
  around: string[] = [],
): Pick<Found, 'path' | 'field' | 'around'>[] {
  return fields.flatMap((field) => {
    const path = above + field.name
    switch (field.kind) {
      case 'number':
        return typedIn.includes(field.widget) ? [{ path, field, around }] : []
      case 'group':
        return numbersIn(field.fields, `${path}.`, [...around, `${path}.present=on`])
      case 'list':
        return numbersIn([{ ...field.item, name: '0' }], `${path}.`, [...around, `${path}.count=1`])
      default:
        return []
    }
  })
}

function sent({ schema, fields, path, around }: Found, text: string, language: Language) {
  const form = new FormData()
  for (const pair of around) form.set(...(pair.split('=') as [string, string]))
  form.set(path, text)
  const values = readSchemaForm(fields, { form, language })
  const names = path.split('.')
  const value = names.reduce<unknown>((at, name) => (at as Record<string, unknown>)?.[name], values)
  const parsed = schema.safeParse(values, { reportInput: true })
  return { value, problem: parsed.error && problemsOf(parsed.error)[path] }
}

/** One of four digits where the limits let it be, so that its thousands are parted. */
function some({
  field: { min = 0, max = Number.MAX_SAFE_INTEGER, isWhole, widget },
}: Found): number {
  const most = widget === 'money' ? max / 100 : max
  const whole = most >= 1_250 && min <= 1_250 ? 1_250 : Math.max(Math.ceil(min), 0)
  return isWhole || widget === 'money' || whole + 0.5 > most ? whole : whole + 0.5
}

const named = all.map((found) => [`${found.form}: ${found.path}`, found] as const)

test('there are numbers to type in many forms', () => {
  expect(new Set(all.map(({ form }) => form)).size).toBeGreaterThan(8)
  expect(all.length).toBeGreaterThan(60)
})

test.each(named)('%s takes a number as it is written in nl, fr, en and de', (_, found) => {
  const number = some(found)
  const expected = found.field.widget === 'money' ? number * 100 : number
  for (const language of languages) {
    const plain = numberText(number, language, { useGrouping: false })
    const writings = [plain, numberText(number, language), ` ${plain} `]
    // Only where nothing else can be meant: in a field of whole numbers a point parts thousands.
    if (found.field.isWhole) writings.push(number.toString())
    for (const text of writings) {
      const { value, problem } = sent(found, text, language)
      expect(value, `"${text}" in ${language}`).toBe(expected)
      expect(problem, `"${text}" in ${language}`).toBeUndefined()
    }
  }
})

test.each(named)('%s refuses what is no number, in words', (_, found) => {
  for (const language of languages) {
    for (const text of ['drie', '1.2.3', '12,34,5', '1 2', '--1', '1e3', 'NaN', '½']) {
      const { value, problem } = sent(found, text, language)
      expect(value, text).toBe(text)
      expect(problem?.key, text).toBe('invalid')
      expect(messagesIn(language).exists(`office:problem.${problem?.key}`)).toBe(true)
    }
  }
})
