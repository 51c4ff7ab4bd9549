type About = {
  /** What everybody knows of this person and of the agency. */
  ownWords: string[]
  isCommon: (word: string) => boolean
}

export type Weakness = 'password-common' | 'password-personal' | 'password-pattern'

/** Why a password would be among the first that somebody tries; undefined when it would not. */
export function weaknessOf(password: string, { ownWords, isCommon }: About): Weakness | undefined {
  const plain = password.normalize('NFKC').toLowerCase()
  if (isPattern(plain)) return 'password-pattern'
  const bare = plain.replace(/[^\p{L}\p{N}]/gu, '')
  if (isPattern(bare)) return 'password-pattern'
  if (isMostly(bare, ownWords)) return 'password-personal'
  const word = withoutEnds(plain)
  const guesses = [plain, bare, word, withoutEnds(bare), asLetters(word), asLetters(plain)]
  return guesses.some((guess) => isCommon(guess)) ? 'password-common' : undefined
}

/** Of the person: nora.peeters@example.be says nora, peeters and example. */
export function ownWordsOf({ email, name }: { email: string; name: string }, agency: string) {
  const said = [email, email.split('@')[0] ?? '', name, agency]
  const parts = said.flatMap((each) => [each, ...each.split(/[^\p{L}\p{N}]+/u)])
  const bare = parts.map((each) => each.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''))
  return [...new Set(bare)].filter((each) => each.length >= 4)
}

/** The longest first: what is left of a whole address is not searched for its parts. */
function isMostly(bare: string, words: string[]): boolean {
  const sorted = words.toSorted((one, other) => other.length - one.length)
  const left = sorted.reduce((rest, word) => rest.replaceAll(word, ''), bare)
  return left !== bare && left.length < 5
}

const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
]

/** One to four signs again and again, or neighbours of the alphabet or the keyboard. */
function isPattern(text: string): boolean {
  const isRepeated = [1, 2, 3, 4].some(
    (period) => text === text.slice(0, period).repeat(text.length).slice(0, text.length),
  )
  const steps = [...text].slice(1).map((sign, at) => `${text[at]}${sign}`)
  const breaks = steps.filter((step) => !isNeighbours(step)).length
  return isRepeated || breaks <= Math.floor(text.length / 6)
}

function isNeighbours(step: string): boolean {
  const back = [...step].reverse().join('')
  return step[0] === step[1] || rows.some((row) => row.includes(step) || row.includes(back))
}

/** Without the year, the number or the exclamation mark that many add. */
function withoutEnds(text: string): string {
  return text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
}

const lookalikes: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
}

function asLetters(text: string): string {
  return text.replace(/[@4310$5]/g, (sign) => lookalikes[sign] ?? '')
}
