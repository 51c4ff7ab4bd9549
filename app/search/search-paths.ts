import type { Language } from '../language/languages'

/** Not in the table of addresses: nobody reads these, they answer a script or send on at once. */
export const findPath = (language: Language) => `/${language}/find/`
export const suggestPath = (language: Language) => `/${language}/suggest/`

/** What the frame shows; the same page for every list and property. */
export const mapPath = (language: Language) => `/${language}/map/`
export const mapCardPath = (language: Language) => `/${language}/map-card/`
export const mapPointsPath = (language: Language) => `/${language}/map-points/`

/** For the places that a visitor's browser keeps. */
export const travelTimesPath = (language: Language) => `/${language}/travel-times/`

export const longestText = 60
