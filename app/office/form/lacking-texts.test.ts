import { expect, test } from 'vitest'
import * as z from 'zod'
import { translatable } from '../../language/translatable'
import { describeSchema } from './describe-schema'
import { lackingTexts } from './lacking-texts'

const fields = describeSchema(
  z.object({
    title: translatable,
    texts: z.object({ intro: translatable }),
    rows: z.array(z.object({ name: translatable })),
    number: z.number(),
  }),
)

test('what is said in one language and not in another is counted, also in rows', () => {
  const value = {
    title: { nl: 'Huis', fr: 'Maison' },
    texts: { intro: { fr: 'Bonjour' } },
    rows: [{ name: { nl: 'Tuin', en: 'Garden' } }, { name: {} }],
  }
  expect(lackingTexts(fields, value)).toEqual({ nl: 1, fr: 1, en: 2, de: 3 })
})

test('a form without texts in languages has none to choose', () => {
  expect(lackingTexts(describeSchema(z.object({ number: z.number() })), {})).toBeUndefined()
})
