import { type Language, languages } from '../../language/languages'
import type { KnownWords } from '../../properties/look-ups/known-word'
import type { FieldNode } from './field-node'
import { centsIn, numberIn } from './typed-number'

type Values = Record<string, unknown>

/** What was sent, and in which language it was typed: numbers are written differently in each. */
export type Typed = { form: FormData; language: Language }

/** What was typed, in the shape of the schema, not checked yet: the schema does that. */
export function readSchemaForm(fields: FieldNode[], from: Typed, path = ''): Values {
  const entries = fields.map((field) => [field.name, read(field, from, join(path, field.name))])
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

function read(field: FieldNode, from: Typed, path: string): unknown {
  const { form, language } = from
  const typed = textAt(form, path)
  switch (field.kind) {
    case 'text':
      return typed === '' ? empty(field, '') : typed
    case 'day':
    case 'choice':
      return typed === '' ? empty(field, undefined) : typed
    case 'number':
      if (typed === '') return empty(field, undefined)
      if (field.widget === 'money') return centsIn(typed)
      return numberIn(typed, field.isWhole ? { decimals: 0 } : { language })
    case 'check':
      return form.has(path)
    case 'yes-no':
      return typed === '' ? empty(field, undefined) : typed === 'true'
    case 'choices':
      return form.getAll(path).map(String)
    case 'translated':
      return chosenAt(field.known, form, path) ?? translationsAt(form, path)
    case 'group':
      if (field.isNullable && !form.has(`${path}.present`)) return null
      return readSchemaForm(field.fields, from, path)
    case 'list':
      return listAt(field.item, from, path)
    case 'special':
      return typed === '' ? empty(field, undefined) : jsonIn(typed)
  }
}

function empty({ isNullable }: FieldNode, otherwise: unknown) {
  return isNullable ? null : otherwise
}

/** A choice that was changed says it in every language; otherwise the words stand as they were typed. */
function chosenAt(known: KnownWords | undefined, form: FormData, path: string) {
  const chosen = textAt(form, `${path}.known`)
  if (!known || chosen === 'other' || chosen === textAt(form, `${path}.was`)) return undefined
  if (chosen === '') return {}
  return Object.hasOwn(known, chosen) ? known[chosen]?.[0] : undefined
}

function translationsAt(form: FormData, path: string) {
  const texts = languages.map((language) => [language, textAt(form, `${path}.${language}`)])
  return Object.fromEntries(texts.filter(([, text]) => text !== ''))
}

function listAt(item: FieldNode, from: Typed, path: string): unknown[] {
  const count = Number(textAt(from.form, `${path}.count`))
  const length = Number.isInteger(count) ? Math.min(Math.max(count, 0), 500) : 0
  return Array.from({ length }, (_, at) => read({ ...item, name: `${at}` }, from, `${path}.${at}`))
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
