import type { Language } from '../../language/languages'

export type Preview = { language: Language; path: string }

/** How long a link may be sent on, in days. */
export const linkDays = [1, 7, 30] as const

/** What the button "make a link" asks for. */
export function daysIn(form: FormData): number {
  return linkDays.find((each) => `${each}` === form.get('days')) ?? 1
}

/** Links that were just made. */
export type MadeLinks = { links: Preview[]; days: number }
