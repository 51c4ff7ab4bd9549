import { createContext } from 'react'
import { type Language, languages } from '../language/languages'

/** Those that visitors may choose: what the others lack is nobody's work yet. */
export const SpokenLanguages = createContext<readonly Language[]>(languages)
