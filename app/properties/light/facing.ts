import { type Language, languages } from '../../language/languages'
import type { Translatable } from '../../language/translated'

type Quarter = 0 | 90 | 180 | 270
type Words = { spelled: RegExp; letters: Record<string, Quarter> }

/** As agencies write it. "SO" is south-west in French and south-east in German. */
const words: Record<Language, Words> = {
  nl: { spelled: /noord|zuid|oost|west/g, letters: { n: 0, o: 90, z: 180, w: 270 } },
  fr: { spelled: /nord|sud|ouest|est/g, letters: { n: 0, e: 90, s: 180, o: 270 } },
  en: { spelled: /north|south|east|west/g, letters: { n: 0, e: 90, s: 180, w: 270 } },
  de: { spelled: /nord|sued|sud|ost|west/g, letters: { n: 0, o: 90, s: 180, w: 270 } },
}

/** Degrees from the north, by the clock; null when nothing is said, or what cannot be one direction. */
export function facingOf(told: Translatable): number | null {
  for (const language of languages) {
    const quarters = quartersIn(told[language] ?? '', language)
    const degrees = middleOf(quarters)
    if (degrees !== null) return degrees
  }
  return null
}

function quartersIn(text: string, language: Language): Quarter[] {
  const { spelled, letters } = words[language]
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const found = plain.match(spelled)?.map((word) => word.charAt(0)) ?? []
  const short = plain.replace(/[^a-z]/g, '')
  const names = found.length > 0 || short.length > 3 ? found : [...short]
  const quarters = names.flatMap((name) => letters[name] ?? [])
  return quarters.length === names.length ? quarters : []
}

/** South and south-west is nearer to the south; north and south is no direction. */
function middleOf(quarters: Quarter[]): number | null {
  const along = (turn: (radians: number) => number) =>
    quarters.reduce<number>((sum, degrees) => sum + turn((degrees * Math.PI) / 180), 0)
  const [east, north] = [along(Math.sin), along(Math.cos)]
  if (Math.hypot(east, north) < 0.5) return null
  return (Math.round((Math.atan2(east, north) * 180) / Math.PI) + 360) % 360
}
