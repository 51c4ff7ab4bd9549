import sanitizeHtml from 'sanitize-html'
import { safeHtml } from '../properties/stored/safe-html.server'

/** Long texts are kept as safe HTML, whatever they came as; every other text is plain. */
const longTexts = new Set([
  'Description',
  'Situation',
  'Technical',
  'Delivery',
  'Types',
  'Constructions',
])

/**
 * Cleans every text of a record, however deep: nothing of a feed reaches a page as it came. What is
 * clean already is given back as it is, and not as a copy.
 */
export function cleanTexts<Value>(value: Value, name = ''): Value {
  if (value === '') return value
  if (typeof value === 'string') {
    return (longTexts.has(name) ? safeHtml(storable(value)) : plainWords(value)) as Value
  }
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const items = value.map((item) => cleanTexts(item, name))
    return items.some((item, index) => item !== value[index]) ? (items as Value) : value
  }
  let clean = value
  for (const key in value) {
    const each = value[key]
    const after = cleanTexts(each, key)
    if (after === each) continue
    if (clean === value) clean = { ...value }
    clean[key] = after
  }
  return clean
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
  return (text.includes('\u0000') ? text.replaceAll('\u0000', '') : text).toWellFormed()
}
