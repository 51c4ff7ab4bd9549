import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { searchKey } from './search-key'

const { db } = await openTestDatabase()

test('[5.08, 5.09] code and database strip the same from every letter of Europe', async () => {
  const latin = Array.from({ length: 0x180 - 0xc0 }, (_, code) => String.fromCodePoint(code + 0xc0))
  const words = [...latin.map((letter) => `a${letter}b`), "Braine-l'Alleud", 'Ĳsselstein', 'Œuvre']
  expect(await differences(words)).toEqual([])
})

test('[5.08] code and database agree on what stands between words', async () => {
  const signs = fc.constantFrom(' ', '\n', '.', ',', '-', '’', '€', 'a', '9', 'B', 'é')
  const texts = fc.sample(fc.string({ unit: signs, maxLength: 30 }), { numRuns: 2_000, seed: 1 })
  expect(await differences(texts)).toEqual([])
})

async function differences(words: string[]) {
  const { rows } = await db.execute<{ word: string; key: string }>(sql`
    select word, f_search_key(word) as key from unnest(${sql.param(words)}::text[]) as word`)
  expect(rows).toHaveLength(words.length)
  return rows
    .filter(({ word, key }) => searchKey(word) !== key)
    .map(({ word, key }) => [word, key, searchKey(word)])
}
