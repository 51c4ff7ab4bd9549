import sanitize from 'sanitize-html'

const allowed: sanitize.IOptions = {
  allowedTags: ['p', 'br', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'a', 'strong', 'em', 'blockquote'],
  allowedAttributes: { a: ['href', 'hreflang', 'target', 'rel'] },
  allowedSchemes: ['https', 'mailto', 'tel', 'page'],
  allowProtocolRelative: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    a: (tagName, { href = '', hreflang = '' }) => ({
      tagName,
      attribs: {
        href,
        ...(hreflang ? { hreflang } : {}),
        ...(href.startsWith('https://') ? { target: '_blank', rel: 'noopener' } : {}),
      },
    }),
  },
}

/** What is left of a text when everything that could harm or disfigure a page is taken out. */
export function safeHtml(html: string): string {
  return sanitize(html, allowed).trim()
}

/** Cleans every text below a field called `html`, wherever it stands. */
export function withSafeHtml<Value>(value: Value, isHtml = false): Value {
  if (typeof value === 'string') return (isHtml ? safeHtml(value) : value) as Value
  if (Array.isArray(value)) return value.map((each) => withSafeHtml(each, isHtml)) as Value
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).map(([key, each]) => [
    key,
    withSafeHtml(each, isHtml || key === 'html'),
  ])
  return Object.fromEntries(entries) as Value
}
