import sanitize from 'sanitize-html'

/** As our editors write a table, and word processors. */
export const tableTags = ['table', 'thead', 'tbody', 'tr', 'th', 'td']
const spans = ['colspan', 'rowspan']
export const cellAttributes = { th: spans, td: spans }
export const cellRules = { th: spanned, td: spanned }

function spanned(tagName: string, attribs: sanitize.Attributes): sanitize.Tag {
  const kept = Object.entries(attribs).filter(([, value]) => /^\d{1,2}$/.test(value))
  return { tagName, attribs: Object.fromEntries(kept) }
}

/** A picture of ours, in one of its sizes: nothing is fetched from elsewhere. */
const ownPicture = /^\/images\/[\w-]+(?:\/[\w-]+)*\.\w+(?:\?[\w=&]*)?$/

const allowed: sanitize.IOptions = {
  allowedTags: [
    ...['p', 'br', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'a', 'strong', 'em', 'blockquote'],
    ...tableTags,
    'img',
  ],
  allowedAttributes: {
    a: ['href', 'hreflang', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    ...cellAttributes,
  },
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
    ...cellRules,
    img: (tagName, attribs) => ({
      tagName,
      attribs: { ...attribs, alt: attribs.alt ?? '', loading: 'lazy' },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !ownPicture.test(attribs.src ?? ''),
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
