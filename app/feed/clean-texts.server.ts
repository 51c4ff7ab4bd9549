import sanitizeHtml from 'sanitize-html'

/** Long texts may carry simple mark-up; every other text is plain. */
const longTexts = new Set([
  'Description',
  'Situation',
  'Technical',
  'Delivery',
  'Types',
  'Constructions',
])
const allowedTags = ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'h3', 'h4']
const sameTags = { b: 'strong', i: 'em', h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4', div: 'p' }

/** Cleans every text of a record, however deep: nothing of a feed reaches a page as it came. */
export function cleanTexts<Value>(value: Value, name = ''): Value {
  if (typeof value === 'string') {
    return (longTexts.has(name) ? safeHtml(value) : plainWords(value)) as Value
  }
  if (Array.isArray(value)) return value.map((item) => cleanTexts(item, name)) as Value
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, each]) => [key, cleanTexts(each, key)])
  return Object.fromEntries(entries)
}

/** Always HTML: a plain text becomes paragraphs, so that nobody has to guess which of both it is. */
export function safeHtml(text: string): string {
  const whole = storable(text)
  if (whole === '') return ''
  const isMarkedUp = /<\/?[a-z][^>]*>/i.test(whole)
  return sanitizeHtml(isMarkedUp ? whole : inParagraphs(whole), {
    allowedTags,
    allowedAttributes: {},
    transformTags: sameTags,
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'object', 'svg'],
  }).trim()
}

function inParagraphs(text: string): string {
  const escaped = text.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const blocks = escaped.split(/\r?\n\s*\r?\n/).map((block) => block.trim())
  const lines = (block: string) => block.split(/\r?\n/).join('<br>')
  return blocks.map((block) => `<p>${lines(block)}</p>`).join('')
}

export function plainWords(text: string): string {
  const whole = storable(text)
  if (!/[<&]/.test(whole)) return whole
  const escaped = sanitizeHtml(whole, { allowedTags: [], allowedAttributes: {} })
  return escaped
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .trim()
}

/** PostgreSQL stores no zero character and no half of a surrogate pair. */
function storable(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed()
}
