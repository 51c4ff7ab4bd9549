import sanitizeHtml from 'sanitize-html'

const rules: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'h3', 'h4', 'a'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    // The page has its own first and second headings.
    h1: 'h3',
    h2: 'h3',
    h5: 'h4',
    h6: 'h4',
    div: 'p',
    a: sanitizeHtml.simpleTransform('a', { rel: 'nofollow noopener' }),
  },
  exclusiveFilter: ({ tag, text }) => /^(p|h3|h4|li|ul|ol|a)$/.test(tag) && !text.trim(),
}

/** What an agency typed, as HTML that can do no harm; plain text gets its paragraphs back. */
export function safeHtml(text: string): string {
  const isHtml = /<(p|br|div|ul|ol|h\d)\b/i.test(text)
  return sanitizeHtml(isHtml ? text : paragraphs(text), rules).trim()
}

function paragraphs(text: string): string {
  return text
    .split(/\r?\n\s*\r?\n/)
    .filter((part) => part.trim())
    .map((part) => `<p>${part.trim().replace(/\r?\n/g, '<br>')}</p>`)
    .join('')
}
