import type { Language } from '../../language/languages'
import { townNames } from './town-names'

type Town = { city: string; zip: string }

/** A town as the reader calls it: Louvain, Antwerp, Lüttich. Addresses keep the official name. */
export function townInLanguage({ city, zip }: Town, language: Language): string {
  const plain = city.toLowerCase()
  const known = townNames.find(
    (town) =>
      zip.startsWith(town.zip) &&
      (town.nl.toLowerCase() === plain || town.fr.toLowerCase() === plain),
  )
  return known?.[language] ?? city
}
