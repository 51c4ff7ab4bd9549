import { languages } from '../../language/languages'
import type { FieldNode } from './field-node'
import { centsIn } from './money'

type Values = Record<string, unknown>

/** What was typed, in the shape of the schema, not checked yet: the schema does that. */
export function readSchemaForm(fields: FieldNode[], form: FormData, path = ''): Values {
  const entries = fields.map((field) => [field.name, read(field, form, join(path, field.name))])
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

function read(field: FieldNode, form: FormData, path: string): unknown {
  const typed = textAt(form, path)
  switch (field.kind) {
    case 'text':
      return typed === '' ? empty(field, '') : typed
    case 'day':
    case 'choice':
      return typed === '' ? empty(field, undefined) : typed
    case 'number':
      if (typed === '') return empty(field, undefined)
      return field.widget === 'money' ? centsIn(typed) : numberIn(typed)
    case 'check':
      return form.has(path)
    case 'yes-no':
      return typed === '' ? empty(field, undefined) : typed === 'true'
    case 'choices':
      return form.getAll(path).map(String)
    case 'translated':
      return translationsAt(form, path)
    case 'group':
      if (field.isNullable && !form.has(`${path}.present`)) return null
      return readSchemaForm(field.fields, form, path)
    case 'list':
      return listAt(field.item, form, path)
    case 'special':
      return typed === '' ? empty(field, undefined) : jsonIn(typed)
  }
}

function empty({ isNullable }: FieldNode, otherwise: unknown) {
  return isNullable ? null : otherwise
}

function translationsAt(form: FormData, path: string) {
  const texts = languages.map((language) => [language, textAt(form, `${path}.${language}`)])
  return Object.fromEntries(texts.filter(([, text]) => text !== ''))
}

function listAt(item: FieldNode, form: FormData, path: string): unknown[] {
  const count = Number(textAt(form, `${path}.count`))
  const length = Number.isInteger(count) ? Math.min(Math.max(count, 0), 500) : 0
  return Array.from({ length }, (_, at) => read({ ...item, name: `${at}` }, form, `${path}.${at}`))
}

/** "1 250,5" is a number to whoever typed it. What is none stays as typed, for the schema to refuse. */
function numberIn(typed: string): number | string {
  const plain = typed.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.')
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : typed
}

function jsonIn(typed: string): unknown {
  try {
    return JSON.parse(typed)
  } catch {
    return typed
  }
}

function textAt(form: FormData, path: string): string {
  const value = form.get(path)
  return typeof value === 'string' ? value.replace(/\r\n/g, '\n').trim() : ''
}

function join(path: string, name: string): string {
  return path ? `${path}.${name}` : name
}

/** Typed over what is kept: fields a form does not show stay as they are. */
export function typedOver(kept: unknown, typed: unknown): unknown {
  if (!isPlain(kept) || !isPlain(typed)) return typed
  const merged: Values = { ...kept }
  for (const [name, value] of Object.entries(typed)) {
    // The languages of a text go when they are emptied; the fields of a group stay.
    merged[name] = isTexts(value) ? value : typedOver(kept[name], value)
  }
  return merged
}

function isPlain(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isTexts(value: unknown): boolean {
  return (
    isPlain(value) &&
    Object.keys(value).every((key) => (languages as readonly string[]).includes(key))
  )
}
