import * as z from 'zod'
import type { KnownWords } from '../../properties/look-ups/known-word'
import type { FieldNode } from './field-node'

type JsonSchema = {
  type?: string | string[]
  format?: string
  properties?: Record<string, JsonSchema>
  additionalProperties?: JsonSchema | boolean
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  enum?: string[]
  default?: unknown
  minimum?: number
  maximum?: number
  maxLength?: number
  maxItems?: number
  /** Given with .meta({ widget: 'rich-text' }). */
  widget?: string
  /** Given with .meta({ examples: ['…'] }). */
  examples?: string[]
  /** Given with .meta({ known: { … } }): answers to choose from. */
  known?: KnownWords
}

/** Written by the house itself, never typed. */
const ownFields = ['id', 'version', 'createDate', 'modifyDate']

/** What a form needs to know of a schema. A field added to a room appears in its form by itself. */
export function describeSchema(schema: z.ZodType, hidden: string[] = ownFields): FieldNode[] {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  return fieldsOf(json, hidden)
}

function fieldsOf({ properties = {}, required = [] }: JsonSchema, hidden: string[]): FieldNode[] {
  return Object.entries(properties)
    .filter(([name, { widget }]) => !hidden.includes(name) && widget !== 'hidden')
    .flatMap(([name, field]) => nodeOf(name, field, required.includes(name)) ?? [])
}

function nodeOf(name: string, given: JsonSchema, isRequired: boolean): FieldNode | undefined {
  const choices = given.anyOf ?? [given]
  const types = choices.flatMap(({ type = [] }) => type)
  const isNullable = types.includes('null')
  const main = choices.find(({ type }) => type !== 'null') ?? given
  const widget = given.widget ?? main.widget
  const named = { name, isRequired, isNullable }
  if (widget?.startsWith('special:')) {
    return { ...named, kind: 'special', widget: widget.slice('special:'.length) }
  }
  switch ([main.type].flat().find((type) => type !== 'null')) {
    case 'string':
      return described(named, { ...main, examples: given.examples }, widget)
    case 'integer':
    case 'number':
      return numbered(named, main, widget)
    case 'boolean':
      return { ...named, kind: isNullable ? 'yes-no' : 'check' }
    case 'object':
      return holding(named, { ...main, known: given.known ?? main.known }, widget)
    case 'array':
      return listing(named, main)
    default:
      return undefined
  }
}

type Named = Pick<FieldNode, 'name' | 'isRequired' | 'isNullable'>

function described(
  named: Named,
  { enum: options, format, maxLength, examples }: JsonSchema,
  widget = 'line',
) {
  if (options) return { ...named, kind: 'choice', options } satisfies FieldNode
  if (format === 'date') return { ...named, kind: 'day' } satisfies FieldNode
  return {
    ...named,
    kind: 'text',
    widget,
    maxLength,
    ...(examples && { examples }),
  } satisfies FieldNode
}

function numbered(named: Named, { type, minimum, maximum }: JsonSchema, widget = 'line') {
  const bound = (limit: number | undefined) =>
    limit !== undefined && Number.isSafeInteger(limit) && Math.abs(limit) < 2 ** 53 - 1
      ? limit
      : undefined
  const isWhole = [type].flat().includes('integer')
  const limits = { min: bound(minimum), max: bound(maximum) }
  return { ...named, kind: 'number', isWhole, widget, ...limits } satisfies FieldNode
}

/** An object with any key holds a text per language; one with known keys is a group of fields. */
function holding(named: Named, schema: JsonSchema, widget = 'line'): FieldNode {
  return typeof schema.additionalProperties === 'object'
    ? { ...named, kind: 'translated', widget, ...(schema.known && { known: schema.known }) }
    : { ...named, kind: 'group', fields: fieldsOf(schema, []), isFolded: widget === 'folded' }
}

function listing(named: Named, { items = {}, maxItems }: JsonSchema): FieldNode | undefined {
  if (items.enum) return { ...named, kind: 'choices', options: items.enum }
  const item = nodeOf(named.name, items, true)
  return item && { ...named, kind: 'list', item, max: maxItems }
}
