import type { SiteConfiguration } from '../configuration/site-configuration'
import type { Language } from '../language/languages'
import { translated } from '../language/translated'
import type { FramePicture } from './frame'

type Totals = { forSale: number; forRent: number }
type Settings = SiteConfiguration['header']['propertySearch']

export type SearchBlockTexts = {
  title: string
  descriptions: string[]
  totals: { forSale: string; forRent: string; all: string }
  flags: Pick<
    Settings,
    'showSearchInput' | 'showSearchButton' | 'showCountProperty' | 'showSearchCount'
  >
  logo: { brand: string; picture: FramePicture | null } | null
}

/** The search block in one language, with the totals where its texts ask for them. */
export function searchTexts(
  settings: Settings,
  totals: Totals,
  language: Language,
): Omit<SearchBlockTexts, 'logo'> {
  const format = new Intl.NumberFormat(`${language}-BE`)
  const told = {
    forSale: format.format(totals.forSale),
    forRent: format.format(totals.forRent),
    all: format.format(totals.forSale + totals.forRent),
  }
  const { showSearchInput, showSearchButton, showCountProperty, showSearchCount } = settings
  return {
    title: settings.title.isPublic ? translated(settings.title.text, language) : '',
    descriptions: settings.descriptions
      .filter(({ isPublic }) => isPublic)
      .map(({ text }) =>
        translated(text, language)
          .replaceAll('{for-sale-total}', told.forSale)
          .replaceAll('{for-rent-total}', told.forRent),
      )
      .filter(Boolean),
    totals: told,
    flags: { showSearchInput, showSearchButton, showCountProperty, showSearchCount },
  }
}
