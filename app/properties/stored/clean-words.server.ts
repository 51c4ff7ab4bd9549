import type { Translatable } from '../../language/translated'
import { safeHtml } from './safe-html.server'

/** Long texts are kept as safe HTML. One that says the same as before stays as it was written. */
export function cleanText(typed: Translatable, known: Translatable): Translatable {
  const texts = Object.entries(typed).map(([code, text]) => {
    const clean = safeHtml(text ?? '')
    const before = known[code as keyof Translatable]
    return [code, before !== undefined && safeHtml(before) === clean ? before : clean]
  })
  return Object.fromEntries(texts.filter(([, text]) => text))
}
