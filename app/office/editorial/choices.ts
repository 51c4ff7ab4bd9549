import { createContext, useContext } from 'react'
import type { relationTypes } from '../../editorial/module'
import type { ShownImage } from '../../editorial/shown/shown-content'
import type { Translatable } from '../../language/translated'

/** What the pickers of a form offer. */
export type Choices = {
  pictures: (ShownImage & { id: number; name: string; alts: Translatable })[]
  categories: { id: number; name: string }[]
  relations: { type: (typeof relationTypes)[number]; id: number; name: string }[]
  links: string[]
}

const none: Choices = { pictures: [], categories: [], relations: [], links: [] }
const ChoicesContext = createContext<Choices>(none)
export const ChoicesProvider = ChoicesContext.Provider
export const useChoices = () => useContext(ChoicesContext)
