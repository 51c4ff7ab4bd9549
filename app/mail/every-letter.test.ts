import { expect, test } from 'vitest'
import { everyLetter } from '../../testing/letters/every-letter.server'
import { languages } from '../language/languages'

const readers = languages.flatMap((language) =>
  [true, false].map((isKnown) => [language, isKnown] as const),
)

/** Signs of a value that is missing, or of one that does not fit its sentence. */
const faults = [
  /\{\{|\}\}|undefined|\bnull\b|NaN|\[object/,
  / ,|\(\s*\)|“\s*”|«\s*»|„\s*“/,
  /[,.;:!?][,;]|\.\.(?!\.)|:\s*[.,]/,
]

test.each(readers)('no letter in %s has a hole, all known: %s', async (language, isKnown) => {
  const letters = await everyLetter({ language, isKnown })
  const found = letters.flatMap(({ name, subject, text }) =>
    [subject, ...text.split('\n')]
      .filter((line) => faults.some((fault) => fault.test(line.replaceAll(/https?:\S+/g, ''))))
      .map((line) => `${name}: ${line}`),
  )
  expect(found).toEqual([])
})

/** After "Guten Tag Nora," the sentence goes on; the polite forms and names keep their capital. */
const goesOn = /^(\p{Ll}|Sie |Ihr|Unterlagen|Eine? |\p{Lu}\S+ \p{Lu})/u

test.each([true, false])(
  'a German letter goes on after its greeting, all known: %s',
  async (isKnown) => {
    const letters = await everyLetter({ language: 'de', isKnown })
    const bodies = letters.flatMap(({ name, text }) => {
      const after = text.split(/^Guten Tag[^\n]*,\n+/m)[1]
      return after ? [`${name}: ${after.split('\n')[0]}`] : []
    })
    expect(bodies.length).toBeGreaterThan(25)
    expect(bodies.filter((body) => !goesOn.test(body.replace(/^[^:]+: /, '')))).toEqual([])
  },
)

/** An address that no word introduces, one with a comma behind it, and holes between lines. */
const ragged = [/^https?:\S+$/m, /https?:\S+[,;](\s|$)/, /^\s|\s$|\n{3}/]

test.each(languages)('the text of a letter in %s reads as one', async (language) => {
  const letters = await everyLetter({ language, isKnown: true })
  const found = letters.flatMap(({ name, text }) =>
    ragged.filter((fault) => fault.test(text)).map((fault) => `${name}: ${fault}`),
  )
  expect(found).toEqual([])
})

/** What Gmail or Outlook leaves out, and what we would miss there; the rest of a style may go unseen. */
const notDrawn = [
  /display:\s*(inline-)?(flex|grid)/,
  /position:|float:|transform:|background-image|gap:/,
  /var\(|calc\(|clamp\(|min\(|max\(/,
  /<(svg|video|picture|form|input|button|iframe|script|link)\b/,
  /<img(?![^>]*\balt=)[^>]*>|<img(?![^>]*\bwidth=)[^>]*>/,
  /\s(href|src)="(?!https?:|mailto:|tel:)/,
]
/** Gmail cuts what is longer. */
const mostLetters = 102_000

test.each(languages)('mail programs can draw every letter in %s', async (language) => {
  const letters = await everyLetter({ language, isKnown: true })
  const found = letters.flatMap(({ name, html }) => [
    ...notDrawn.filter((fault) => fault.test(html)).map((fault) => `${name}: ${fault}`),
    ...(html.length > mostLetters ? [`${name}: ${html.length} characters`] : []),
  ])
  expect(letters.length).toBeGreaterThan(25)
  expect(found).toEqual([])
})
