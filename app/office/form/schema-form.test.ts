import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod'
import type { Language } from '../../language/languages'
import { translatable } from '../../language/translatable'
import { arrangeList } from './arrange-list'
import { describeSchema } from './describe-schema'
import { readEdit } from './read-edit'
import { readSchemaForm, typedOver } from './read-schema-form'

const schema = z.strictObject({
  id: z.int(),
  title: translatable.refine((text) => Object.keys(text).length > 0, {
    params: { key: 'some-language' },
  }),
  body: translatable.default({}).meta({ widget: 'rich-text' }),
  count: z.int().min(1).max(9),
  share: z.number().nullable().default(null),
  isPublic: z.boolean().default(false),
  kind: z.enum(['a', 'b']),
  tongues: z.array(z.enum(['nl', 'fr'])).default([]),
  from: z.iso.date().nullable().default(null),
  links: z.array(z.strictObject({ to: z.string().min(1), label: translatable })).max(3),
  media: z.strictObject({ url: z.string() }).nullable().default(null),
  seen: z.date().optional(),
})
const fields = describeSchema(schema)

function sent(pairs: Record<string, string | string[]>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(pairs)) {
    for (const each of [value].flat()) form.append(name, each)
  }
  return form
}

const typed = (pairs: Parameters<typeof sent>[0], language: Language = 'nl') => ({
  form: sent(pairs),
  language,
})

test('a form is what its schema says', () => {
  const kinds = fields.map(({ name, kind }) => `${name}: ${kind}`)
  expect(kinds).toEqual([
    'title: translated',
    'body: translated',
    'count: number',
    'share: number',
    'isPublic: check',
    'kind: choice',
    'tongues: choices',
    'from: day',
    'links: list',
    'media: group',
  ])
  expect(fields[1]).toMatchObject({ widget: 'rich-text', isRequired: false })
  expect(fields[2]).toMatchObject({ isWhole: true, min: 1, max: 9, isRequired: true })
})

const whole = {
  'title.nl': 'Huis',
  'title.fr': '',
  count: '3',
  share: '1 250,5',
  isPublic: 'on',
  kind: 'b',
  tongues: ['nl', 'fr'],
  from: '2026-11-15',
  'links.count': '1',
  'links.0.to': '/nl/',
  'links.0.label.en': 'Home',
  version: '4',
}

test('what was typed becomes a value of the schema', () => {
  const edit = readEdit(typed(whole), schema, fields, { id: 7, media: { url: 'x' } })
  expect(edit).toMatchObject({
    outcome: 'valid',
    version: 4,
    value: {
      id: 7,
      title: { nl: 'Huis' },
      body: {},
      count: 3,
      share: 1250.5,
      isPublic: true,
      kind: 'b',
      tongues: ['nl', 'fr'],
      from: '2026-11-15',
      media: null,
      links: [{ to: '/nl/', label: { en: 'Home' } }],
    },
  })
})

test.each([
  [{ 'title.nl': '' }, 'title', { key: 'some-language' }],
  [{ count: '' }, 'count', { key: 'required' }],
  [{ count: 'drie' }, 'count', { key: 'invalid' }],
  [{ count: '12' }, 'count', { key: 'too-large', max: 9 }],
  [{ kind: 'c' }, 'kind', { key: 'not-one-of' }],
  [{ from: '2026-02-31' }, 'from', { key: 'format' }],
  [{ 'links.0.to': '' }, 'links.0.to', { key: 'required' }],
  [{ 'links.count': '4' }, 'links', { key: 'too-long', max: 3 }],
])('%j is refused at %s', (wrong, path, problem) => {
  const edit = readEdit(typed({ ...whole, ...wrong }), schema, fields, { id: 7 })
  expect(edit.outcome).toBe('invalid')
  expect(edit.outcome === 'invalid' && edit.problems[path]).toEqual(problem)
})

test('a text that was left empty is asked for, whatever its format', () => {
  const formats = z.object({
    email: z.email(),
    at: z.string().regex(/^\d\d:\d\d$/),
    day: z.iso.date(),
  })
  const edit = readEdit(typed({ email: '', at: '', day: '' }), formats, describeSchema(formats))
  const required = { key: 'required' }
  expect(edit).toMatchObject({ problems: { email: required, at: required, day: required } })
  const wrong = readEdit(typed({ email: 'an', at: '9', day: '' }), formats, describeSchema(formats))
  expect(wrong).toMatchObject({ problems: { email: { key: 'format' }, at: { key: 'format' } } })
})

test('the buttons of a list add, remove and move its rows', () => {
  const values = { links: [{ to: 'a' }, { to: 'b' }], other: 1 }
  expect(arrangeList(values, 'add:links').links).toHaveLength(3)
  expect(arrangeList(values, 'remove:links.0').links).toEqual([{ to: 'b' }])
  expect(arrangeList(values, 'up:links.1').links).toEqual([{ to: 'b' }, { to: 'a' }])
  expect(arrangeList(values, 'down:links.1')).toEqual(values)
  const edit = readEdit(typed({ ...whole, list: 'add:links' }), schema, fields, { id: 7 })
  expect(edit).toMatchObject({ outcome: 'arranged', values: { links: [{ to: '/nl/' }, {}] } })
})

test('no command and no form, however odd, breaks anything', () => {
  fc.assert(
    fc.property(fc.string(), fc.dictionary(fc.string(), fc.string()), (command, pairs) => {
      arrangeList({ links: [{}], group: { links: [] } }, command)
      readSchemaForm(fields, typed(pairs))
    }),
  )
  expect(Object.keys(arrangeList({}, 'add:__proto__'))).toEqual([])
  arrangeList({ links: [] }, 'add:links.__proto__')
  expect(Array.prototype).toHaveLength(0)
})

test('a text is copied into a language that is empty, and never over another', () => {
  const values = { title: { nl: 'Huis met tuin', en: 'House' }, links: [{ label: { fr: 'Ici' } }] }
  expect(arrangeList(values, 'copy:title.fr').title).toEqual({
    ...values.title,
    fr: 'Huis met tuin',
  })
  expect(arrangeList(values, 'copy:title.en')).toEqual(values)
  expect(arrangeList(values, 'copy:links.0.label.nl').links).toEqual([
    { label: { fr: 'Ici', nl: 'Ici' } },
  ])
  for (const command of ['copy:title.xx', 'copy:nothing.fr', 'copy:', 'copy:__proto__.fr']) {
    expect(arrangeList(values, command)).toEqual(values)
  }
})

test('what a form does not show is kept, an emptied language is not', () => {
  const kept = { id: 7, seo: { title: { nl: 'a', fr: 'b' }, robots: 'none' } }
  expect(typedOver(kept, { seo: { title: { nl: 'c' } } })).toEqual({
    id: 7,
    seo: { title: { nl: 'c' }, robots: 'none' },
  })
})

test.each<[Language, number]>([
  ['nl', 1250],
  ['fr', 1250],
  ['de', 1250],
  ['en', 1.25],
])('in %s "1.250" is %d', (language, share) => {
  const edit = readEdit(typed({ ...whole, share: '1.250' }, language), schema, fields, { id: 7 })
  expect(edit).toMatchObject({ outcome: 'valid', value: { share } })
})
