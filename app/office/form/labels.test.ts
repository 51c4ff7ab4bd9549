import { expect, test } from 'vitest'
import { firstRuleBook } from '../../costs/rules/first-rule-book'
import { languages } from '../../language/languages'
import { messagesIn } from '../../language/messages.server'
import { describeSchema } from './describe-schema'
import { everyForm } from './every-form.testing'
import type { FieldNode } from './field-node'

test.each(everyForm)(
  '%s has a label for each field, and words for each choice',
  (_, namespace, schema) => {
    const { exists } = messagesIn('nl')
    const missing = keysOf(describeSchema(schema)).filter(
      (key) => !exists(`${namespace}:${key}`) && !exists(`office:${key}`),
    )
    expect(missing).toEqual([])
  },
)

function keysOf(fields: FieldNode[]): string[] {
  return fields.flatMap((field) => {
    const label = `field.${field.name}`
    if (field.kind === 'group') return [label, ...keysOf(field.fields)]
    if (field.kind === 'list') return [label, ...keysOf([field.item])]
    if (field.kind !== 'choice' && field.kind !== 'choices') return [label]
    return [label, ...field.options.map((option) => `option.${field.name}.${option}`)]
  })
}

test.each(languages)('every rule of the book has a name in %s', (language) => {
  const { exists } = messagesIn(language)
  const composed = /^(mention|renovation-(cost|area|saving|present-since)|notary-fee(-upto)?)-/
  const names = firstRuleBook.map(({ rule }) => composed.exec(rule)?.[1] ?? rule)
  expect(names.filter((name) => !exists(`office:rule-name.${name}`))).toEqual([])
})
