import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { languages } from '../app/language/languages'

const told = readFileSync('docs/terms.md', 'utf8').split('## Never')[1] ?? ''
const never = [...told.matchAll(/^\| (\w\w) +\| ([^|]+?) +\| ([^|]+?) +\|$/gm)].map(
  ([, language = '', not = '', but = '']) => ({ language, not, but }),
)

test('docs/terms.md names what never to say, in every language', () => {
  expect(new Set(never.map(({ language }) => language))).toEqual(new Set(languages))
})

test('no message, letter or demo text says it another way than docs/terms.md', async () => {
  const found: string[] = []
  for (const { file, language, text } of await spokenTexts()) {
    for (const { not, but } of never.filter((each) => each.language === language)) {
      const word = new RegExp(`(?<![\\p{L}-])${not}(?![\\p{L}-])`, 'iu')
      if (word.test(text)) found.push(`${file}, ${language}: "${not}", say "${but}"`)
    }
  }
  expect(found).toEqual([])
})

type Spoken = { file: string; language: string; text: string }

async function spokenTexts(): Promise<Spoken[]> {
  const messages = filesIn('app/language/messages').flatMap((file) =>
    textsIn(JSON.parse(readFileSync(file, 'utf8')), file, path.basename(path.dirname(file))),
  )
  const demo = filesIn('seed').filter((file) => file.endsWith('.json'))
  const demoTexts = demo.flatMap((file) => textsIn(JSON.parse(readFileSync(file, 'utf8')), file))
  const modules = import.meta.glob<Record<string, unknown>>([
    '../seed/{editorial,enquiries,owners,properties,seekers,staff,viewings}/**/*.ts',
    '../app/enquiries/first-templates/*.ts',
    '!../**/*.test.ts',
  ])
  const written = await Promise.all(
    Object.entries(modules).map(async ([file, load]) => textsIn(await load(), file)),
  )
  return [...messages, ...demoTexts, ...written.flat()]
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(json|ts)$/.test(name))
    .map((name) => path.join(folder, name))
}

/** Texts under a key that is a language, however deep; `language` says what the whole is in. */
function textsIn(value: unknown, file: string, language?: string): Spoken[] {
  if (typeof value === 'string') return language ? [{ file, language, text: value }] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) =>
    textsIn(each, file, languages.some((known) => known === key) ? key : language),
  )
}
