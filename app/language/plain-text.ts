const usualLimit = 250

/** Characters that agencies type as entities; all others that look like one are left out. */
const known: Record<string, string> = {
  amp: '&',
  quot: '"',
  apos: "'",
  rsquo: '’',
  lsquo: '‘',
  euro: '€',
  eacute: 'é',
  egrave: 'è',
  ecirc: 'ê',
  euml: 'ë',
  agrave: 'à',
  acirc: 'â',
  ccedil: 'ç',
  iuml: 'ï',
  ocirc: 'ô',
  ouml: 'ö',
  uuml: 'ü',
  auml: 'ä',
  szlig: 'ß',
  sup2: '²',
}

/** Without tags and entities, and with single spaces. */
export function plainText(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<[^>]*>?/g, ' ')
    .replace(/&(#x[0-9a-f]+|#\d+|\w+);/gi, (_, name: string) => spelled(name))
    .replace(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/ ([.,;:!?])(?= |$)/g, '$1')
    .trim()
}

type Cut = { limit?: number; hasEllipsis?: boolean }

/** Cut at the last space when that lies beyond 80 percent of the limit, otherwise at the limit. */
export function shortText(
  html: string,
  { limit = usualLimit, hasEllipsis = true }: Cut = {},
): string {
  const text = plainText(html)
  if (text.length <= limit) return text
  const head = text.slice(0, limit)
  const lastSpace = head.lastIndexOf(' ')
  const cut = lastSpace > limit * 0.8 ? head.slice(0, lastSpace) : wholeCharacters(head)
  return hasEllipsis ? `${cut.trimEnd()}…` : cut.trimEnd()
}

function spelled(name: string): string {
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  if (!name.startsWith('#')) return known[name.toLowerCase()] ?? ' '
  const isMarkup = code === 60 || code === 62
  return code <= 0x10ffff && !isMarkup ? String.fromCodePoint(code) : ' '
}

/** A pair of code units is one character: half of it would show as a question mark. */
function wholeCharacters(text: string): string {
  return /[\ud800-\udbff]$/.test(text) ? text.slice(0, -1) : text
}
