import sanitizeHtml from 'sanitize-html'
import { cellAttributes, cellRules, tableTags } from '../../web/rich-text.server'

const rules: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'h3', 'h4', 'a'],
    ...tableTags,
  ],
  allowedAttributes: { a: ['href', 'rel'], ...cellAttributes },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    // The page has its own first and second headings.
    h1: 'h3',
    h2: 'h3',
    h5: 'h4',
    h6: 'h4',
    div: 'p',
    ...cellRules,
    a: sanitizeHtml.simpleTransform('a', { rel: 'nofollow noopener' }),
  },
  exclusiveFilter: ({ tag, text }) => /^(p|h3|h4|li|ul|ol|a|table)$/.test(tag) && !text.trim(),
}

/** Plain paragraphs, which most texts of a CRM are: the parser would give them back letter for letter. */
const plainParagraphs = /^(?:<p>\s*[^<>&\s](?:[^<>&]|<br \/>)*<\/p>)+$/

/** What an agency typed, as HTML that can do no harm; plain text gets its paragraphs back. */
export function safeHtml(text: string): string {
  const isHtml = /<(p|br|div|ul|ol|h\d|table)\b/i.test(text)
  const html = isHtml ? text : paragraphs(text)
  return plainParagraphs.test(html) ? html : sanitizeHtml(html, rules).trim()
}

function paragraphs(text: string): string {
  return text
    .split(/\r?\n\s*\r?\n/)
    .filter((part) => part.trim())
    .map((part) => `<p>${part.trim().replace(/\r?\n/g, '<br />')}</p>`)
    .join('')
}
