import { createContext, useContext } from 'react'
import type { Messages, Namespace, Namespaces, Say } from './say'

export const MessagesContext = createContext<{ i18n: Messages } | undefined>(undefined)

type Translation<Of extends Namespaces> = { t: Say<Of>; i18n: Messages }
type AnySay = Say<Namespace>

/** Of every language: what was asked in which places. */
const known = new WeakMap<Messages, Map<string, AnySay>>()

/** While the server draws a page: the places it takes texts from. */
let noted: Set<string> | undefined

/** For what draws at once. A browser fetches these texts, and no others, before it wakes the page. */
export function notePlaces<Drawn>(draw: () => Drawn): { drawn: Drawn; places: string[] } {
  noted = new Set()
  try {
    return { drawn: draw(), places: [...noted] }
  } finally {
    noted = undefined
  }
}

/**
 * The texts of one place or several, the first by default. A page asks hundreds of times: one provider
 * watches the messages for all.
 */
export function useTranslation<const Of extends Namespaces = 'website'>(
  places?: Of,
): Translation<Of> {
  const context = useContext(MessagesContext)
  if (!context) throw new Error('There are no messages around this part of the page.')
  const { i18n } = context
  const t = translator(i18n, [places ?? 'website'].flat() as Namespace[])
  return { t: t as unknown as Say<Of>, i18n: noted ? noting(i18n) : i18n }
}

/** Between a name and what is said of it: French keeps a space before it that does not break. */
export function useColon(): string {
  return useTranslation().i18n.language === 'fr' ? '\u00a0: ' : ': '
}

function translator(i18n: Messages, namespaces: Namespace[]): AnySay {
  if (noted) for (const each of namespaces) noted.add(each)
  const ofLanguage = known.get(i18n) ?? new Map<string, AnySay>()
  known.set(i18n, ofLanguage)
  const key = namespaces.join(' ')
  const made = ofLanguage.get(key) ?? remembering(i18n, namespaces)
  if (namespaces.every((each) => i18n.hasLoadedNamespace(each))) ofLanguage.set(key, made)
  else i18n.loadNamespaces(namespaces)
  return made
}

/** More than the texts of a place; what is filled in may be anything, also what a visitor typed. */
const mostKept = 2_000
const longestKept = 100

/** The same words filled in give the same text. */
function remembering(i18n: Messages, namespaces: Namespace[]): AnySay {
  const [first = 'website'] = namespaces
  const fixed = i18n.getFixedT(i18n.language, first)
  const translate = fixed as unknown as (key: unknown, ...filledIn: unknown[]) => unknown
  const texts = new Map<string, unknown>()
  const t = (key: unknown, ...filledIn: unknown[]) => {
    if (noted) notePlaceOf(key)
    const asked = askedFor(key, filledIn)
    if (asked === undefined) return translate(key, ...filledIn)
    const text = texts.get(asked) ?? translate(key, ...filledIn)
    if (texts.size >= mostKept) texts.clear()
    texts.set(asked, text)
    return text
  }
  return t as unknown as AnySay
}

const watched = new WeakMap<Messages, Messages>()

/** The same messages, and a note of the places that are asked by their own names. */
function noting(i18n: Messages): Messages {
  const known = watched.get(i18n)
  if (known) return known
  const watching = Object.create(i18n) as Messages
  const andNote =
    (ask: (...asked: never[]) => unknown) =>
    (...asked: unknown[]) => {
      notePlaceOf(asked[0])
      return ask(...(asked as never[]))
    }
  watching.t = andNote(i18n.t) as unknown as Messages['t']
  watching.exists = andNote(i18n.exists) as Messages['exists']
  watched.set(i18n, watching)
  return watching
}

function notePlaceOf(key: unknown) {
  const at = typeof key === 'string' ? key.indexOf(':') : -1
  if (at > 0) noted?.add(`${key}`.slice(0, at))
}

/** Undefined for what does not say in a few words what it is: objects, lists, functions. */
function askedFor(key: unknown, [filledIn, ...more]: unknown[]): string | undefined {
  if (typeof key !== 'string' || more.length > 0) return undefined
  if (filledIn === undefined) return key
  if (typeof filledIn !== 'object' || filledIn === null) return undefined
  let asked = key
  for (const [name, value] of Object.entries(filledIn)) {
    if (typeof value === 'object' || typeof value === 'function') return undefined
    asked += `\u0000${name}\u0000${typeof value}${value}`
  }
  return asked.length > longestKept ? undefined : asked
}
