import { plainText } from '../../../language/plain-text'

export type ShownLine = { kind: 'heading' | 'item' | 'line'; text: string }

const ends = /<\/(?:p|div|h[1-6]|li|tr|blockquote)>|<br\s*\/?>/i

/** A rich text as somebody reads it before the editor is there: its lines, and no tags. */
export function shownLines(html: string): ShownLine[] {
  return html
    .split(ends)
    .map((part) => ({ kind: kindOf(part), text: plainText(part) }))
    .filter(({ text }) => text)
}

function kindOf(part: string): ShownLine['kind'] {
  if (/<h[1-6]\b/i.test(part)) return 'heading'
  return /<li\b/i.test(part) ? 'item' : 'line'
}
