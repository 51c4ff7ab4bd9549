import type { Translatable } from '../../language/translated'
import { codeTable } from './code-table'

type Country = { id: number; name: Translatable }

/** By their two letters: our number, and the name. */
const countries: Record<string, Country> = codeTable({
  BE: { id: 10, name: { nl: 'België', fr: 'Belgique', en: 'Belgium', de: 'Belgien' } },
  NL: { id: 63, name: { nl: 'Nederland', fr: 'Pays-Bas', en: 'Netherlands', de: 'Niederlande' } },
  FR: { id: 33, name: { nl: 'Frankrijk', fr: 'France', en: 'France', de: 'Frankreich' } },
  DE: { id: 26, name: { nl: 'Duitsland', fr: 'Allemagne', en: 'Germany', de: 'Deutschland' } },
  LU: { id: 50, name: { nl: 'Luxemburg', fr: 'Luxembourg', en: 'Luxembourg', de: 'Luxemburg' } },
  ES: { id: 32, name: { nl: 'Spanje', fr: 'Espagne', en: 'Spain', de: 'Spanien' } },
  IT: { id: 42, name: { nl: 'Italië', fr: 'Italie', en: 'Italy', de: 'Italien' } },
  PT: { id: 65, name: { nl: 'Portugal', fr: 'Portugal', en: 'Portugal', de: 'Portugal' } },
})

/** One that is not in the table is told, and has no number. */
export function countryAt(code: string, note: (problem: string) => void) {
  const country = countries[code]
  if (!country) note(`unknown-code ${code}`)
  return { countryId: country?.id ?? 0, countryName: country?.name ?? {} }
}
