import { namespaces } from '../../language/namespaces'
import { addressOf } from '../../language/spoken/message-addresses'

type Spoken = { language: string; places: string[] }

/**
 * At the end of the page, as lines of JSON that no browser runs; `feedData` hands them on when the page wakes.
 * What could end it, or begin a comment in it, stands in a text only, and is escaped there.
 */
export function pageData(data: string, texts: Spoken): string {
  const text = data.replaceAll('<', '\\u003c')
  return `<script type="application/jsonl" id="page-data"${messagesOf(texts)}>${text}</script>`
}

/** What wakes the page needs these messages, and where they are. */
function messagesOf({ language, places: noted }: Spoken): string {
  const places = namespaces.filter((each) => noted.includes(each))
  const files = places.map((place) => addressOf(language, place)?.replace(/#.*/, '') ?? '')
  return ` data-messages="${places.join(' ')}" data-files="${[...new Set(files)].join(' ')}"`
}
