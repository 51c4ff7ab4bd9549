import type { ReactElement } from 'react'
import type { Language } from '../../app/language/languages'
import { renderLetter } from '../../app/mail/render-letter.server'

export type Written = { name: string; subject: string; text: string; html: string }
/** Somebody of whom we know all that can be known, or as little as can be. */
export type Reader = { language: Language; isKnown: boolean }

export const origin = 'https://baksteen.example'
export const href = `${origin}/x`

export function writer(language: Language) {
  return async (name: string, subject: string, letter: ReactElement): Promise<Written> => {
    return { name, subject, ...(await renderLetter(language, letter)) }
  }
}
