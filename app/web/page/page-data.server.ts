import { namespaces } from '../../language/namespaces'
import { addressOf } from '../../language/spoken/message-addresses'
import feedScript from './feed-data.browser.js?raw'

export { feedScript }

const end = '</body></html>'
const unsafe = /[&<>\u2028\u2029]/g

type Spoken = { language: string; places: string[] }

/** At the end of the page, as data that no browser runs; the script that hands it on is always the same. */
export function withPageData(html: string, data: string, texts: Spoken): string {
  const text = JSON.stringify(data).replace(unsafe, escaped)
  const scripts = `<script type="application/json" id="page-data"${messagesOf(texts)}>${text}</script><script>${feedScript}</script>`
  return html.endsWith(end) ? `${html.slice(0, -end.length)}${scripts}${end}` : html + scripts
}

/** What wakes the page needs these messages, and where they are. */
function messagesOf({ language, places: noted }: Spoken): string {
  const places = namespaces.filter((each) => noted.includes(each))
  const files = places.map((place) => addressOf(language, place)?.replace(/#.*/, '') ?? '')
  return ` data-messages="${places.join(' ')}" data-files="${[...new Set(files)].join(' ')}"`
}

function escaped(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
}
