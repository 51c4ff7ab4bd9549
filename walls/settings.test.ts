import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('every setting stands in .env.example, and no other', () => {
  const read = readFileSync('app/settings.server.ts', 'utf8').matchAll(/^ {2}([A-Z_]+): z\./gm)
  const told = readFileSync('.env.example', 'utf8').matchAll(/^#?([A-Z_]+)=/gm)
  const names = (found: Iterable<RegExpMatchArray>) => [...found].map(([, name]) => name).sort()
  expect(names(told)).toEqual(names(read))
})
