import { energyLabel } from '../../properties/energy/energy-label'
import { regionOf } from '../../properties/look-ups/region'
import { belgium, luxembourg } from '../../properties/property-lists'

type Certificate = { text: string; performance: number | null; zip: string; countryId: number }

/** What the certificate says, or else what the region's scale makes of the performance. */
export function certifiedLabel({ text, performance, zip, countryId }: Certificate): string | null {
  if (countryId === luxembourg) return text || null
  const named = labelNamed(text)
  if (named) return named
  const region = countryId === belgium ? regionOf(zip) : undefined
  return region && performance !== null ? energyLabel(region, performance) : null
}

/** "A++", "b -" and "b_sub" as we write them; anything else is no label. */
function labelNamed(text: string): string | null {
  const [, letter = '', sign = ''] =
    text.toLowerCase().match(/^\s*([a-g])\s*_?\s*(\+\+|\+|-|plusplus|plus|sub)?\s*$/) ?? []
  const signs: Record<string, string> = {
    '': '',
    '+': '_plus',
    plus: '_plus',
    '++': '_plusplus',
    plusplus: '_plusplus',
    '-': '_sub',
    sub: '_sub',
  }
  return letter ? letter + signs[sign] : null
}
