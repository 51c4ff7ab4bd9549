import { type Language, languages } from '../../language/languages'
import { type Translatable, translated } from '../../language/translated'
import type { Holder } from './content-use'

type MissingTexts = { holder: Holder; fields: string[] }

const codes: string[] = languages.flatMap((language) => [language, language.toUpperCase()])

/** What is said in another language but not in this one, per thing. */
export function missingTexts(holders: Holder[], language: Language): MissingTexts[] {
  return holders.flatMap((holder) => {
    const fields = [...textsIn(holder.value)]
      .filter(([, texts]) => isSaid(texts) && !translated(texts, language).trim())
      .map(([path]) => path)
    return fields.length > 0 ? { holder, fields } : []
  })
}

function isSaid(texts: Translatable): boolean {
  return languages.some((language) => translated(texts, language).trim())
}

function* textsIn(value: unknown, path = ''): Generator<[string, Translatable]> {
  if (typeof value !== 'object' || value === null || value instanceof Date) return
  if (isTexts(value)) {
    yield [path, value]
    return
  }
  for (const [name, each] of Object.entries(value)) {
    yield* textsIn(each, path ? `${path}.${name}` : name)
  }
}

function isTexts(value: object): value is Translatable {
  const entries = Object.entries(value)
  return (
    entries.length > 0 &&
    entries.every(([key, text]) => codes.includes(key) && typeof text === 'string')
  )
}
