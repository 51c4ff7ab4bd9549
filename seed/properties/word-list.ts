import * as z from 'zod'
import { type FourTexts, inFourLanguages } from './four-languages'
import file from './words.json'

const lists = z.record(z.string(), z.record(z.string(), inFourLanguages(z.string()))).parse(file)

/** A word the CRM sends in the language of the file, such as the heating or the roof. */
export function wordFor(list: keyof typeof file, key: string | number): FourTexts {
  const word = lists[list]?.[key]
  if (!word) throw new Error(`The demo words have no ${list} ${key}`)
  return word
}

export const keysOf = (list: keyof typeof file) => Object.keys(lists[list] ?? {})
