import { type Language, languages } from '../../language/languages'
import { type Translatable, translated } from '../../language/translated'

/** Answers to a question that has few: the first spelling is ours, the others are said by feeds. */
export type KnownWords = Record<string, Translatable[]>

/** Which of them a text says: every language in which something is said, says the same. */
export function knownWord(known: KnownWords, texts: Translatable): string | undefined {
  const told = languages.filter((language) => plain(translated(texts, language)))
  if (told.length === 0) return undefined
  const says = (spellings: Translatable[], language: Language) =>
    spellings.some(
      (each) => plain(translated(each, language)) === plain(translated(texts, language)),
    )
  return Object.keys(known).find((word) =>
    told.every((language) => says(known[word] ?? [], language)),
  )
}

function plain(text: string): string {
  const letters = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return letters.replaceAll('’', "'").replaceAll('ß', 'ss').replace(/\s+/g, ' ').trim()
}

/** One spelling of an answer; empty where a language has no other than ours. */
export function said(nl: string, fr: string, en: string, de: string): Translatable {
  return { nl, fr, en, de }
}
