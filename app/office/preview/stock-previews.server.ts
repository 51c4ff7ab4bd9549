import { daysLater } from '../../language/days-later'
import type { Language } from '../../language/languages'
import type { Holder } from '../../stock/shelves'
import { previewPass, previewPath } from '../../web/preview.server'
import type { Office } from '../office.server'
import { daysIn, type MadeLinks, type Preview } from './preview'

type PathIn = (language: Language) => string

/** A link per language of the site to a property or project that visitors do not see. */
export function stockPreviews(
  { signer, now, languages }: Office,
  { kind, id }: Holder,
  pathIn: PathIn,
  days = 1,
): Preview[] {
  const until = daysLater(now(), days)
  const pass = previewPass(signer, { kind, id: `${id}` }, until)
  return languages.map((language) => ({ language, path: previewPath(pathIn(language), pass) }))
}

/** For who is typing: what they typed and did not save, on top of what was saved. */
export function livePreview(path: string): string {
  return `${previewPath(path)}?unsaved`
}

/** To be sent to somebody without a login. */
export function makeStockLinks(
  office: Office,
  of: Holder,
  pathIn: PathIn,
  form: FormData,
): MadeLinks {
  const days = daysIn(form)
  const links = stockPreviews(office, of, pathIn, days).map(({ language, path }) => ({
    language,
    path: new URL(path, office.origin).href,
  }))
  return { links, days }
}
