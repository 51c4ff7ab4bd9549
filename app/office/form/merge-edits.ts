import { languages } from '../../language/languages'
import { type Translatable, translated } from '../../language/translated'
import type { FieldNode } from './field-node'

type Values = Record<string, unknown>

/** What a form was opened with, what was typed in it, and what somebody else saved meanwhile. */
type Three<Value> = { base: Value; mine: Value; theirs: Value }

type Merged = {
  values: Values
  /** Paths that only the other changed: they stay as the other saved them. */
  kept: string[]
  /** Paths that both changed, each in another way: what was typed stands there until somebody chooses. */
  asked: string[]
}

/** Field by field. */
export function mergeEdits(fields: FieldNode[], three: Three<Values>): Merged {
  const found: Merged = { values: {}, kept: [], asked: [] }
  found.values = mergeFields(fields, three, '', found)
  return found
}

function mergeFields(
  fields: FieldNode[],
  { base, mine, theirs }: Three<Values>,
  path: string,
  found: Merged,
): Values {
  const merged: Values = { ...mine }
  for (const field of fields) {
    const { name } = field
    const three = { base: base[name], mine: mine[name], theirs: theirs[name] }
    merged[name] = mergeField(field, three, path ? `${path}.${name}` : name, found)
  }
  return merged
}

function mergeField(field: FieldNode, three: Three<unknown>, path: string, found: Merged): unknown {
  const { base, mine, theirs } = three
  if (field.kind === 'group' && isRecord(mine) && isRecord(theirs)) {
    const before = isRecord(base) ? base : {}
    return mergeFields(field.fields, { base: before, mine, theirs }, path, found)
  }
  if (field.kind === 'translated') return mergeTexts(field, three, path, found)
  const [was, is, other] = [base, mine, theirs].map((value) => sameText(field, value))
  if (is === other || was === other) return mine
  if (was === is) {
    found.kept.push(path)
    return theirs
  }
  found.asked.push(path)
  return mine
}

/** Each language is a field of its own. */
function mergeTexts(
  field: Extract<FieldNode, { kind: 'translated' }>,
  { base, mine, theirs }: Three<unknown>,
  path: string,
  found: Merged,
) {
  const line: FieldNode = { ...field, kind: 'text' }
  const texts = languages.map((language) => {
    const textOf = (value: unknown) => translated((value ?? {}) as Translatable, language)
    const three = { base: textOf(base), mine: textOf(mine), theirs: textOf(theirs) }
    return [language, mergeField(line, three, `${path}.${language}`, found)]
  })
  return Object.fromEntries(texts.filter(([, text]) => text !== ''))
}

/** Two values that a form shows alike are the same text. */
function sameText(field: FieldNode, value: unknown): string {
  return JSON.stringify(shownAs(field, value) ?? null)
}

function shownAs(field: FieldNode, value: unknown): unknown {
  if (field.kind === 'check') return value === true
  if (field.kind === 'choices') return Array.isArray(value) ? value.map(String).sort() : []
  if (field.kind === 'list') {
    return Array.isArray(value) ? value.map((each) => shownAs(field.item, each)) : []
  }
  if (field.kind === 'group' && isRecord(value)) {
    return field.fields.map((each) => shownAs(each, value[each.name]))
  }
  return plain(value)
}

function plain(value: unknown): unknown {
  if (value === null || value === undefined || value === '') return undefined
  if (typeof value === 'string') return value.replace(/\r\n/g, '\n').trim() || undefined
  if (value instanceof Date) return value.toJSON()
  if (Array.isArray(value)) return value.map(plain)
  if (!isRecord(value)) return value
  const names = Object.keys(value).sort()
  return Object.fromEntries(names.map((name) => [name, plain(value[name])]))
}

function isRecord(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
