import type { AllTexts } from './all-texts'

export type Namespace = keyof AllTexts & string

/** `days_one` and `days_other` are asked for as `days`. */
type WithoutCount<Key extends string> = Key extends `${infer Name}_${'zero' | 'one' | 'other'}`
  ? Name
  : Key

type KeysOf<Of> = {
  [Key in keyof Of & string]: Of[Key] extends string
    ? WithoutCount<Key>
    : `${Key}.${KeysOf<Of[Key]>}`
}[keyof Of & string]

/** Worked out once for each place, not for every set of places that a part of a page asks for. */
type Keys = { [Name in Namespace]: KeysOf<AllTexts[Name]> }
type FullKeys = { [Name in Namespace]: `${Name}:${Keys[Name]}` }

export type Namespaces = Namespace | readonly [Namespace, ...Namespace[]]
type First<Of extends Namespaces> = Of extends readonly [infer One, ...unknown[]] ? One : Of
type Any<Of extends Namespaces> = Of extends readonly Namespace[] ? Of[number] : Of

/** The key of a text: by its name alone in the first place, and by that of the place in the others. */
type TextKey<Of extends Namespaces> = Keys[First<Of> & Namespace] | FullKeys[Any<Of> & Namespace]

type FilledIn = Readonly<Record<string, unknown>>

/** A text by its key, with what is filled in; or by its name in a place that is told beside it. */
export type Say<Of extends Namespaces> = Told<TextKey<Of>>
type Told<Key> = {
  (key: Key, filledIn?: FilledIn): string
  <Place extends Namespace>(key: Keys[Place], filledIn: FilledIn & { ns: Place }): string
}

/** The messages of one language: i18next on the server, `messages.browser.ts` in a browser. */
export type Messages = {
  language: string
  t: Told<Keys['website'] | FullKeys[Namespace]>
  exists: (key: string, where?: { ns?: Namespace; lng?: string; fallbackLng?: string[] }) => boolean
  getFixedT: <const Of extends Namespaces>(language: string, places: Of) => Say<Of>
  hasLoadedNamespace: (place: string) => boolean
  loadNamespaces: (places: string[]) => unknown
  on: (event: 'loaded', tell: () => void) => unknown
  off: (event: 'loaded', tell: () => void) => unknown
}
