import type { Language } from '../language/languages'

/** Not in the table of addresses: nobody reads these, they answer a script or send on at once. */
export const findPath = (language: Language) => `/${language}/find/`
export const suggestPath = (language: Language) => `/${language}/suggest/`

/** What the frame shows; the same page for every list and property. */
export const mapPath = (language: Language) => `/${language}/map/`
export const mapPointsPath = (language: Language) => `/${language}/map-points/`

export const longestText = 60
