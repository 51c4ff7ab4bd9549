import { expect, test } from 'vitest'
import { languages } from '../languages'
import { messagesIn } from '../messages.server'
import { namespaces } from '../namespaces'
import { speaker, type Texts } from './speak'

const files = import.meta.glob<Texts>('../messages/*/*.json', { eager: true, import: 'default' })
const counts = [0, 1, 2, 5, 21, 1.5, 1_000]

/** Also what somebody might type to break out of a text. */
const odd = '<b>$& $1 {{count}} $t(website:menu) & "é"'

for (const language of languages) {
  const { say, exists } = speaker(
    language,
    (place) => files[`../messages/${language}/${place}.json`],
  )
  const { t, exists: isKnown } = messagesIn(language)
  const server = t as unknown as (key: string, filledIn?: object) => string

  test(`a browser says in ${language} what the server says`, () => {
    let compared = 0
    for (const place of namespaces) {
      for (const [key, text] of keysOf(files[`../messages/${language}/${place}.json`] ?? {})) {
        const words = [...text.matchAll(/\{\{(.+?)\}\}/g)].map(([, name = '']) => name.trim())
        const filled = Object.fromEntries(words.map((name, at) => [name, at % 2 ? odd : 12_500]))
        const plain = key.replace(/_(?:zero|one|other)$/, '')
        const asked = words.includes('count') || plain !== key ? counts : [undefined]
        for (const count of asked) {
          const given = count === undefined ? filled : { ...filled, count }
          // An hour has a colon, and says so.
          const whole = plain.includes(':') && { ns: place, nsSeparator: false }
          const path = whole ? plain : `${place}:${plain}`
          expect(say(path, { ...given, ...whole }, 'website'), path).toBe(
            server(path, { ...given, ...whole }),
          )
          if (!whole) expect(exists(`${place}:${key}`), key).toBe(isKnown(`${place}:${key}`))
          compared += 1
        }
      }
    }
    expect(compared).toBeGreaterThan(1_000)
  })

  test(`what is missing in ${language} says its key, as on the server`, () => {
    for (const key of ['website:nothing.here', 'nothing.here', 'website:menu.x.y']) {
      expect(say(key, undefined, 'website')).toBe(server(key))
      expect(exists(key)).toBe(isKnown(key))
    }
  })
}

test('a word that is not given stays open, one without a value is left out', () => {
  const { say } = speaker('nl', () => ({ hello: 'Dag {{name}}{{sign}}' }))
  expect(say('hello', {}, 'website')).toBe('Dag {{name}}{{sign}}')
  expect(say('hello', { name: undefined, sign: null }, 'website')).toBe('Dag ')
})

function* keysOf(texts: Texts, before = ''): Generator<[string, string]> {
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === 'string') yield [before + key, value]
    else yield* keysOf(value, `${before + key}.`)
  }
}

test('a place that has not come yet says nothing, rather than a key', () => {
  expect(speaker('nl', () => undefined).say('owners:title', undefined, 'website')).toBe('')
})
