import { languages } from '../language/languages'
import { pageNames, paths } from '../language/paths'

/** In an address: whoever reads one of these may do what its owner may. */
const parameters = ['visit', 'waiting', 'key', 'confirm', 'pass', 'enquiry']

/** In the table of addresses such a part is called :token. */
const keyedPaths = pageNames
  .flatMap((page) => languages.map((language) => paths[page][language] as string))
  .filter((path) => path.includes('/:token'))
  .map((path) => path.slice(0, path.indexOf('/:token') + 1).replace(/:\w+/g, '[^/?#\\s]+'))

const besideTheTable = ['/document-files/', '/agent-calendars/']

/** A path may itself be a parameter: %2Fnl%2Flogin%2F… */
const slash = (path: string) => path.replaceAll('/', '(?:/|%2F)')
const inPath = new RegExp(
  `((?:${[...keyedPaths, ...besideTheTable].map(slash).join('|')}))[\\w.~-]+`,
  'gi',
)
const inQuery = new RegExp(`([?&;](?:${parameters.join('|')})=)[^&#;\\s"'<>]+`, 'gi')
/** Whatever we sign begins so, and ends with a dot and its seal. */
const signed = /eyJwdXJwb3NlIjoi[\w-]*(?:\.[\w-]+)?/g

/** A log and the copy of a letter must not be able to open anything. */
export function maskSecrets(text: string): string {
  return text.replace(signed, '…').replace(inPath, '$1…').replace(inQuery, '$1…')
}
