/** A letter that no text has: it tells where somebody was typing, while HTML becomes a text. */
export const mark = '\uE000'

/** At the end there is nothing to tell, and within a tag it would break the tag. */
export function withMark(html: string, caret: number): string {
  const before = html.slice(0, caret)
  const isInTag = before.lastIndexOf('<') > before.lastIndexOf('>')
  if (isInTag || caret >= html.length) return html
  return before + mark + html.slice(caret)
}
