/** A letter that no text has: it tells where somebody was typing, while HTML becomes a text. */
export const mark = '\uE000'

/** At the end there is nothing to tell, and within a tag it would break the tag. */
export function withMark(html: string, caret: number): string {
  // Before the first word stand the tags that hold it.
  const start = /^(?:<(?!img|br)\w[^>]*>)*/i.exec(html)?.[0].length ?? 0
  const place = caret === 0 ? start : caret
  const before = html.slice(0, place)
  const isInTag = before.lastIndexOf('<') > before.lastIndexOf('>')
  if (isInTag || place >= html.length) return html
  return before + mark + html.slice(place)
}

type Typed = { html: string; caret: number }

/** Typed into the box before its editor was there: what fell within a tag stands behind it. */
export function outsideTags(was: string, { html, caret }: Typed): Typed {
  const from = sameStart(was, html)
  const to = html.length - sameStart(reversed(was.slice(from)), reversed(html.slice(from)))
  const added = html.slice(from, to)
  const isOnlyAdded = html.slice(0, from) + html.slice(to) === was
  const isInTag = was.lastIndexOf('<', from - 1) > was.lastIndexOf('>', from - 1)
  const end = was.indexOf('>', from) + 1
  if (!added || !isOnlyAdded || !isInTag || from === 0 || end === 0) return { html, caret }
  return {
    html: was.slice(0, end) + added + was.slice(end),
    caret: end + Math.max(0, caret - from),
  }
}

function sameStart(one: string, other: string): number {
  let at = 0
  while (at < one.length && at < other.length && one[at] === other[at]) at += 1
  return at
}

function reversed(text: string): string {
  return text.split('').reverse().join('')
}
