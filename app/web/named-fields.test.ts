import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { checkFields } from './check-fields.server'
import { namedFields } from './named-fields'

function sent(pairs: Iterable<readonly [string, string]>): FormData {
  const data = new FormData()
  for (const [name, value] of pairs) data.append(name, value)
  return data
}

const schema = z
  .object({ email: z.string(), picture: z.array(z.string()).optional() })
  .refine(({ email }) => email !== 'x')

test('a form keeps its own fields, in order and as often as they were sent', () => {
  const data = sent([
    ['picture', 'a'] as const,
    ['zip', '3000'],
    ['email', 'n@example.be'],
    ['picture', 'b'],
  ])
  expect([...namedFields(data, ['email', 'picture'])]).toEqual([
    ['picture', 'a'],
    ['email', 'n@example.be'],
    ['picture', 'b'],
  ])
})

test('one name is not taken more than a hundred times', () => {
  const data = sent(Array.from({ length: 5_000 }, (_, at) => ['email', `${at}`] as const))
  expect(namedFields(data, ['email']).getAll('email')).toHaveLength(100)
})

test('whatever names are sent beside it, a form is read as if they were not there', () => {
  const part = fc.constantFrom(
    'email',
    'picture',
    '__proto__',
    'constructor',
    '0',
    '4294967294',
    '',
  )
  const name = fc
    .array(fc.tuple(part, fc.constantFrom('', '.', '[', ']', '[]', '[0]', '[4294967294]')), {
      maxLength: 6,
    })
    .map((parts) => parts.flat().join(''))
  const other = fc
    .oneof(name, fc.constantFrom('__intent__', '__state__'), fc.string())
    .filter((each) => each !== 'email' && each !== 'picture')
  const pairs = fc.array(fc.tuple(other, fc.string()), { maxLength: 20 })
  fc.assert(
    fc.property(pairs, (others) => {
      const checked = checkFields(sent([...others, ['email', 'nora@example.be']]), schema)
      expect(checked.status).toBe('success')
      expect(checked.payload).toEqual({ email: 'nora@example.be' })
    }),
  )
})
