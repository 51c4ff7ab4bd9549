import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { searchKey } from './search-key'

const { db } = await openTestDatabase()

test('[5.08, 5.09] code and database strip the same from every letter of Europe', async () => {
  const latin = Array.from({ length: 0x180 - 0xc0 }, (_, code) => String.fromCodePoint(code + 0xc0))
  const words = [...latin.map((letter) => `a${letter}b`), "Braine-l'Alleud", 'Ĳsselstein', 'Œuvre']
  const { rows } = await db.execute<{ word: string; key: string }>(sql`
    select word, f_search_key(word) as key from unnest(${sql.param(words)}::text[]) as word`)
  const differences = rows.filter(({ word, key }) => searchKey(word) !== key)
  expect(differences.map(({ word, key }) => [word, key, searchKey(word)])).toEqual([])
})
