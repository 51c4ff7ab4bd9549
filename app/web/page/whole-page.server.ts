const end = '</body></html>'

/**
 * What was drawn with what comes last in it. Written out once: each look at a text that was put together
 * copies all of it, and a page is some hundred thousand signs.
 */
export function wholePage(drawn: string, change: (html: string) => string, last: string): string {
  const isWhole = drawn.endsWith(end)
  const html = isWhole ? drawn.slice(0, -end.length) : drawn
  return `<!DOCTYPE html>${change(html)}${last}${isWhole ? end : ''}`
}
