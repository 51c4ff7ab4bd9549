import type { SiteConfiguration } from '../../configuration/site-configuration'
import type { Language } from '../../language/languages'
import { numberText } from '../../language/numbers/number-text'
import { translated } from '../../language/translated'
import type { FramePicture } from '../frame/frame'

type Totals = { forSale: number; forRent: number }
type Settings = SiteConfiguration['header']['propertySearch']

export type SearchBlockTexts = {
  title: string
  descriptions: string[]
  totals: Totals
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
  const { showSearchInput, showSearchButton, showCountProperty, showSearchCount } = settings
  return {
    title: settings.title.isPublic ? translated(settings.title.text, language) : '',
    descriptions: settings.descriptions
      .filter(({ isPublic }) => isPublic)
      .map(({ text }) =>
        translated(text, language)
          .replaceAll('{for-sale-total}', numberText(totals.forSale, language))
          .replaceAll('{for-rent-total}', numberText(totals.forRent, language)),
      )
      .filter(Boolean),
    totals,
    flags: { showSearchInput, showSearchButton, showCountProperty, showSearchCount },
  }
}
