import type { PropertyEdit } from './property-edit'
import { safeHtml } from './safe-html.server'

/** Long texts are kept as safe HTML; a language without a word is left out. */
export function cleanWords(edit: PropertyEdit): PropertyEdit {
  const { description, title } = edit.texts
  const entries = Object.entries(description).map(([code, text]) => [code, safeHtml(text ?? '')])
  return {
    ...edit,
    texts: { title, description: Object.fromEntries(entries.filter(([, text]) => text)) },
  }
}
