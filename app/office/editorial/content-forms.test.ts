import { expect, test } from 'vitest'
import { sectionNames, sections } from '../../configuration/site-configuration'
import { languages } from '../../language/languages'
import { messagesIn } from '../../language/messages.server'
import { describeSchema } from '../form/describe-schema'
import type { FieldNode } from '../form/field-node'
import { contentForm } from './content-forms'
import { editedKinds } from './edited-kinds'

function textsOf(field: FieldNode): string[] {
  const own = `field.${field.name}`
  switch (field.kind) {
    case 'group':
      return [own, ...field.fields.flatMap(textsOf)]
    case 'list':
      return [own, ...textsOf(field.item)]
    case 'choice':
    case 'choices':
      return [own, ...field.options.map((option) => `option.${field.name}.${option}`)]
    default:
      return [own]
  }
}

const forms: [string, FieldNode[]][] = [
  ...editedKinds.map((kind): [string, FieldNode[]] => [kind, contentForm(kind).fields]),
  ...sectionNames.map((name): [string, FieldNode[]] => [name, describeSchema(sections[name], [])]),
]

test.each(forms)('every field of %s has its label, every choice its name', (_, fields) => {
  expect(fields.length).toBeGreaterThan(0)
  for (const language of languages) {
    const messages = messagesIn(language)
    const missing = fields
      .flatMap(textsOf)
      .filter(
        (key) => !messages.exists(`office-editorial:${key}`, { lng: language, fallbackLng: [] }),
      )
    expect(missing).toEqual([])
  }
})

test('a module says in one choice what it shows, and a figure what it counts', () => {
  const module = { relationType: 'article', relationId: 5, view: 'card-view' }
  const { toForm, fromForm } = contentForm('module')
  expect(toForm(module)).toEqual({ relation: { type: 'article', id: 5 }, view: 'card-view' })
  expect(fromForm(toForm(module))).toEqual(module)

  const figure = contentForm('figure')
  for (const value of [
    { kind: 'number', number: 318, unit: { nl: 'm²' } },
    { kind: 'years-since', year: 1987 },
  ]) {
    expect(figure.fromForm(figure.toForm({ value, groupId: 1 }))).toEqual({ value, groupId: 1 })
  }
  const empty = {
    kind: 'number',
    number: null,
    year: 1987,
    unit: {},
    groupId: 1,
    label: { nl: 'x' },
  }
  expect(figure.schema.safeParse(empty).error?.issues[0]?.path).toEqual(['number'])
})
