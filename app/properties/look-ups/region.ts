import { belgium } from '../property-lists'

export const regions = ['flanders', 'wallonia', 'brussels'] as const
export type Region = (typeof regions)[number]

/** The last postal code of each stretch, in order. */
const stretches: [lastZip: number, Region][] = [
  [1299, 'brussels'],
  [1499, 'wallonia'],
  [3999, 'flanders'],
  [7999, 'wallonia'],
  [9999, 'flanders'],
]

export function regionOf(zip: string): Region | undefined {
  const code = Number(zip)
  if (!(code >= 1000)) return undefined
  return stretches.find(([lastZip]) => code <= lastZip)?.[1]
}

/** Where German is the official language: Eupen, Sankt Vith and their neighbours. */
const germanSpeaking = { from: 4700, to: 4799 }

/**
 * The language in which a place has its official name: Namur, Leuven, Eupen. Brussels has two; the
 * agency's first language decides there.
 */
export function languageOfPlace(zip: string, countryId: number): 'nl' | 'fr' | 'de' | undefined {
  if (countryId !== belgium) return 'fr'
  const region = regionOf(zip)
  if (region === 'flanders') return 'nl'
  if (region !== 'wallonia') return undefined
  const code = Number(zip)
  return code >= germanSpeaking.from && code <= germanSpeaking.to ? 'de' : 'fr'
}
