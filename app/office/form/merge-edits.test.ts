import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { translatable } from '../../language/translatable'
import { describeSchema } from './describe-schema'
import { mergeEdits } from './merge-edits'

const fields = describeSchema(
  z.object({
    price: z.number().int().nullable(),
    title: translatable,
    energy: z.object({ label: z.string(), isKnown: z.boolean() }),
    links: z.array(z.object({ url: z.string() })),
    kinds: z.array(z.enum(['a', 'b'])),
  }),
)
const base = {
  price: 929,
  title: { nl: 'Huis', fr: 'Maison' },
  energy: { label: 'B', isKnown: false },
  links: [{ url: 'x' }],
  kinds: ['b', 'a'],
}

test('what only the other changed stays the other’s, what only I changed stays mine', () => {
  const mine = { ...base, title: { nl: 'Villa', fr: 'Maison' }, kinds: ['a', 'b'] }
  const theirs = { ...base, price: 777, title: { nl: 'Huis', fr: 'Demeure' } }
  const merged = mergeEdits(fields, { base, mine, theirs })
  expect(merged.values).toMatchObject({ price: 777, title: { nl: 'Villa', fr: 'Demeure' } })
  expect(merged.kept).toEqual(['price', 'title.fr'])
  expect(merged.asked).toEqual([])
})

test('what both changed is asked, and what both changed alike is not', () => {
  const mine = { ...base, price: 800, energy: { label: 'A', isKnown: true } }
  const theirs = { ...base, price: 777, energy: { label: 'A', isKnown: false } }
  const merged = mergeEdits(fields, { base, mine, theirs })
  expect(merged.values).toMatchObject({ price: 800, energy: { label: 'A', isKnown: true } })
  expect(merged).toMatchObject({ kept: [], asked: ['price'] })
})

test('a list is one field', () => {
  const mine = { ...base, links: [{ url: 'x' }, { url: 'y' }] }
  const theirs = { ...base, links: [] }
  expect(mergeEdits(fields, { base, mine, theirs }).asked).toEqual(['links'])
  expect(mergeEdits(fields, { base, mine: base, theirs }).values.links).toEqual([])
})

test('what a browser does to a text is no change', () => {
  const before = { ...base, title: { nl: ' Een\nhuis ' }, price: null }
  const mine = { ...base, title: { nl: 'Een\r\nhuis' } as object, price: undefined }
  const theirs = { ...before, title: { nl: 'Een villa' }, price: 5 }
  expect(mergeEdits(fields, { base: before, mine, theirs })).toMatchObject({
    values: { title: { nl: 'Een villa' }, price: 5 },
    asked: [],
  })
})

test('without what it was opened with, what two people say is asked', () => {
  const theirs = { ...base, price: 777 }
  const merged = mergeEdits(fields, { base: {}, mine: base, theirs })
  expect(merged).toMatchObject({ values: { price: 929 }, kept: [], asked: ['price'] })
})

test('nobody’s change is lost: each field is mine, theirs or asked', () => {
  const value = fc.record({ price: fc.nat(2), label: fc.constantFrom('A', 'B', '') })
  const whole = ({ price, label }: { price: number; label: string }) => ({
    ...base,
    price,
    energy: { label, isKnown: false },
  })
  fc.assert(
    fc.property(value, value, value, (was, typed, saved) => {
      const [one, mine, theirs] = [was, typed, saved].map(whole)
      if (!one || !mine || !theirs) return
      const { values, asked } = mergeEdits(fields, { base: one, mine, theirs })
      const isChanged = { mine: typed.price !== was.price, theirs: saved.price !== was.price }
      if (isChanged.theirs && !isChanged.mine) expect(values.price).toBe(saved.price)
      if (isChanged.mine) expect(values.price).toBe(typed.price)
      expect(asked.includes('price')).toBe(
        isChanged.mine && isChanged.theirs && typed.price !== saved.price,
      )
    }),
  )
})
