import { readMoney } from '../language/numbers/read-money'
import { readNumber } from '../language/numbers/read-number'
import { decodeArea, encodeArea } from './area-code'
import { type Criteria, noCriteria, orderly } from './criteria'
import { bounds, energyLetters, features, longest, mostOf, sorts } from './criteria-bounds'

/** Beyond this many parameters an address is not read on: no search needs them. */
const mostParameters = 200
/** Longer texts are no number. */
const longestNumber = 40

type Codec<Value> = {
  param: string
  write: (value: Value) => string[]
  read: (texts: string[]) => unknown
}
type Codecs = { [Name in keyof Required<Criteria>]: Codec<NonNullable<Criteria[Name]>> }

/** How each criterion stands in the address. The order of this table is the canonical order. */
const codecs: Codecs = {
  text: one('text', plainText),
  cities: {
    param: 'city',
    write: (cities) => cities.map(({ name, zip }) => `${name}|${zip}`),
    read: (texts) => texts.map(readCity),
  },
  radius: number('radius'),
  area: {
    param: 'area',
    write: (area) => [encodeArea(area)],
    read: ([code = '']) => decodeArea(code),
  },
  countries: numbers('country'),
  types: numbers('type'),
  minPrice: euros('price-min'),
  maxPrice: euros('price-max'),
  minBedrooms: number('bedrooms'),
  minLiving: number('living-min'),
  maxLiving: number('living-max'),
  minGround: number('ground-min'),
  maxGround: number('ground-max'),
  energy: one('energy', (letter) => letter.toLowerCase()),
  builtSince: number('built'),
  features: { param: 'feature', write: (names) => names, read: (texts) => texts },
  newSince: number('new'),
  isAnnuity: { param: 'annuity', write: () => ['1'], read: ([text]) => text === '1' || undefined },
  sort: one('sort', (name) => name),
  page: number('page'),
}

const names = Object.keys(codecs) as (keyof Criteria)[]
/** The name of each criterion in an address and in a form. */
export const params = Object.fromEntries(names.map((name) => [name, codecs[name].param])) as Record<
  keyof Criteria,
  string
>
const ownParams = new Set(names.map((name) => codecs[name].param))

/** What can be understood of an address; the rest is left out, never refused. */
export function readCriteria(query: URLSearchParams): Criteria {
  const texts = new Map<string, string[]>()
  for (const [param, text] of ownEntries(query)) {
    texts.set(param, [...(texts.get(param) ?? []), text])
  }
  const understood = names.flatMap((name) => {
    const given = texts.get(codecs[name].param)
    const value = given && understand(name, codecs[name].read(given))
    return value === undefined ? [] : [[name, value]]
  })
  return orderly({ ...noCriteria, ...Object.fromEntries(understood) })
}

/** The one address of a search: no parameter for what is not asked, always in the same order. */
export function criteriaQuery(wish: Criteria): string {
  const query = new URLSearchParams()
  const tidy = orderly(wish)
  for (const name of names) {
    const isUsual =
      (name === 'sort' && tidy.sort === 'newest') || (name === 'page' && tidy.page === 1)
    if (isUsual || tidy[name] === undefined) continue
    const codec = codecs[name] as Codec<unknown>
    for (const text of codec.write(tidy[name])) query.append(codec.param, text)
  }
  return query.size ? `?${query}` : ''
}

/**
 * The query this search should have had, or undefined when it has. Parameters that are not ours, such
 * as those of a campaign, are nobody's mistake: they stay, behind ours.
 */
export function canonicalQuery(query: URLSearchParams, wish: Criteria): string | undefined {
  const given = new URLSearchParams(ownEntries(query))
  const canonical = criteriaQuery(wish)
  if (canonical === (given.size ? `?${given}` : '')) return undefined
  const others = [...query].slice(0, mostParameters).filter(([param]) => !ownParams.has(param))
  const all = new URLSearchParams([...new URLSearchParams(canonical), ...others])
  return all.size ? `?${all}` : ''
}

function ownEntries(query: URLSearchParams): [string, string][] {
  return [...query].slice(0, mostParameters).filter(([param]) => ownParams.has(param))
}

/** A single value that is broken drops itself; in a set, the sound ones stay. */
function understand(name: keyof Criteria, value: unknown): unknown {
  if (!isSet(name)) return isSound(name, value) ? value : undefined
  const sound = (value as unknown[]).filter((item) => isSound(name, item))
  const different = [...new Map(sound.map((item) => [JSON.stringify(item), item])).values()]
  return different.slice(0, mostOf[name])
}

function isSet(name: keyof Criteria): name is keyof typeof mostOf {
  return name in mostOf
}

/** By the same bounds as the schema, which is too heavy to be fetched for a filter. */
function isSound(name: keyof Criteria, value: unknown): boolean {
  if (name in bounds) {
    const [least, most] = bounds[name as keyof typeof bounds]
    return Number(value) >= least && Number(value) <= most
  }
  switch (name) {
    case 'cities':
      return isCity(value as Criteria['cities'][number])
    case 'features':
      return isOneOf(features, value)
    case 'energy':
      return isOneOf(energyLetters, value)
    case 'sort':
      return isOneOf(sorts, value)
    default:
      // Texts, areas and the annuity are read as nothing else.
      return true
  }
}

function isCity({ name, zip }: Criteria['cities'][number]): boolean {
  return name !== '' && name.length <= longest.cityName && zip.length <= longest.zip
}

function isOneOf(choices: readonly string[], value: unknown): boolean {
  return choices.includes(value as string)
}

function one<Value extends string>(param: string, tidy: (text: string) => string): Codec<Value> {
  return { param, write: (value) => [value], read: ([text = '']) => tidy(text) || undefined }
}

function number(param: string): Codec<number> {
  return { param, write: (value) => [`${value}`], read: ([text = '']) => wholeIn(text) }
}

function euros(param: string): Codec<number> {
  return { param, write: (value) => [`${value}`], read: ([text = '']) => eurosIn(text) }
}

function numbers(param: string): Codec<number[]> {
  return {
    param,
    write: (values) => values.map(String),
    read: (texts) => texts.flatMap((text) => wholeIn(text) ?? []),
  }
}

function wholeIn(text: string): number | undefined {
  const read = readNumber(text.slice(0, longestNumber), { decimals: 0 })
  return 'value' in read ? read.value : undefined
}

/** "450.000" and "€ 450 000,00" are what people type; a search is about whole euros. */
function eurosIn(text: string): number | undefined {
  const read = readMoney(text.slice(0, longestNumber), Number.MAX_SAFE_INTEGER)
  return 'cents' in read ? Math.round(read.cents / 100) : undefined
}

/** `Name|Zip`, as links to this site have always had it; people write a name alone. */
function readCity(text: string) {
  const [, name = '', zip = ''] = text.slice(0, 120).match(/^([^|\p{Cc}]+)(?:\|([\w -]*))?$/u) ?? []
  return { name: name.trim(), zip: zip.trim() }
}

function plainText(text: string): string {
  return text
    .slice(0, 400)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, longest.text)
    .trim()
}
