import { dictionary } from '@zxcvbn-ts/language-common'
import { ownWordsOf, weaknessOf } from './weak-password'

/** Those of the four languages, which the list hardly knows. */
const ours = [
  'wachtwoord',
  'paswoord',
  'motdepasse',
  'passwort',
  'kennwort',
  'welkom',
  'bienvenue',
  'willkommen',
  'bonjour',
  'goeiemorgen',
  'vlaanderen',
  'belgie',
  'belgique',
]

const common = new Set([...dictionary['passwords-common'], ...ours])

type Person = { email: string; name: string } | undefined

/** A common word of eight letters with a year behind it is common too, so the list is not cut at ten. */
export function weaknessFor(person: Person, password: string, agency: { name: string }) {
  const { email, name } = person ?? { email: '', name: '' }
  const ownWords = ownWordsOf({ email, name }, agency.name)
  return weaknessOf(password, { ownWords, isCommon: (word) => common.has(word) })
}
