import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { languages } from '../languages.ts'
import { fileOf, messageFiles, namespaces } from '../namespaces.ts'

/** Only while the site is built: what a page takes its texts from comes as one file, not as one for each place. */
export function joinedMessages() {
  const files = languages.flatMap((language) =>
    Object.entries(messageFiles).map(([name, places]) => {
      const texts = places.map((place) => [place, messagesOf(language, place)])
      return { name: `${name}-${language}`, source: JSON.stringify(Object.fromEntries(texts)) }
    }),
  )
  // One for all: a browser need not know fifty.
  const version = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 8)
  return {
    version,
    files: files.map((file) => ({ ...file, name: `${file.name}-${version}.json` })),
  }
}

function messagesOf(language: string, place: string): unknown {
  return JSON.parse(readFileSync(`app/language/messages/${language}/${place}.json`, 'utf8'))
}

/** Stands for message-addresses.ts in a finished site. */
export function joinedAddresses(): string {
  const joined = namespaces.filter((place) => fileOf(place) !== place)
  const files = Object.fromEntries(joined.map((place) => [place, fileOf(place)]))
  return `const files = ${JSON.stringify(files)}
const addressOf = (language, place) =>
  '/assets/' + (files[place] ?? place) + '-' + language + '-${joinedMessages().version}.json#' + place
export { addressOf }`
}
